import { capitalised } from '@laneway/domain/text/capitalised';
import { SURROUNDINGS, type Surroundings } from '@laneway/domain/walk/plan/walk-settings';
import { BEHAVIOURS, type Behaviour } from '@laneway/domain/walk/simulation/behaviours';
import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import { SURROUNDINGS_WORDS } from '@laneway/domain/walk/text/walk-words';
import { Button } from '../../../../ui/button.tsx';
import { InlineSelect } from '../../../../ui/inline-field.tsx';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import styles from './walker-choices.module.css';

/** Represents null in a select. */
const ANY = '';

/** The choice of walker and surroundings. */
export function WalkerChoices({ simulation }: { readonly simulation: WalkSimulation }) {
  const surroundings = useSimulationState(simulation, (state) => state.surroundings);
  const behaviour = useSimulationState(simulation, (state) => state.behaviour);
  const seed = useSimulationState(simulation, (state) => state.seed);
  const trace = useSimulationState(simulation, (state) => state.trace);
  const isLed = useSimulationState(simulation, (state) => state.lead !== null);
  return (
    <div className={styles.choices}>
      <InlineSelect
        label="Surroundings"
        value={surroundings ?? ANY}
        options={[
          [ANY, 'As in the guide'],
          ...SURROUNDINGS.map((each) => [each, SURROUNDINGS_NAMES[each]] as const),
        ]}
        onChoose={(value) =>
          simulation.dispatch({
            type: 'surroundings',
            surroundings: SURROUNDINGS.find((each) => each === value) ?? null,
          })
        }
      />
      <InlineSelect
        label="What they do"
        value={behaviour ?? ANY}
        options={[
          [ANY, 'As people do'],
          ...BEHAVIOURS.map((each) => [each, BEHAVIOUR_NAMES[each]] as const),
        ]}
        onChoose={(value) =>
          simulation.dispatch({
            type: 'behaviour',
            behaviour: BEHAVIOURS.find((each) => each === value) ?? null,
          })
        }
      />
      {isLed ? (
        <Button onClick={() => simulation.dispatch({ type: 'letGo' })}>Let them walk</Button>
      ) : (
        <Button onClick={() => simulation.dispatch({ type: 'anotherWalker' })}>
          Another walker
        </Button>
      )}
      {trace !== null && <p className={styles.who}>{walkerText(seed, trace, isLed)}</p>}
    </div>
  );
}

const BEHAVIOUR_NAMES: Readonly<Record<Behaviour, string>> = {
  usual: 'Follow the path',
  detour: 'Take a detour',
  otherStart: 'Start elsewhere',
  reversed: 'Walk it backwards',
  hidden: 'Lock the phone',
};

/** The same behaviours, as the end of a sentence about the current walker. */
const WALKER_DOES: Readonly<Record<Behaviour, string>> = {
  usual: 'follows the path',
  detour: 'takes a detour',
  otherStart: 'starts at another place',
  reversed: 'walks it backwards',
  hidden: 'locks the phone for a while',
};

export const SURROUNDINGS_NAMES: Readonly<Record<Surroundings, string>> = {
  open: capitalised(SURROUNDINGS_WORDS.open),
  town: capitalised(SURROUNDINGS_WORDS.town),
  dense: capitalised(SURROUNDINGS_WORDS.dense),
  mixed: capitalised(SURROUNDINGS_WORDS.mixed),
};

/** Example: 'Walker 3 takes a detour, town streets'; a led walker has no behaviour of their own. */
export function walkerText(
  seed: number,
  { behaviour, surroundings }: Pick<WalkTrace, 'behaviour' | 'surroundings'>,
  isLed: boolean,
): string {
  const what = isLed ? 'goes where you move them' : WALKER_DOES[behaviour];
  return `Walker ${seed} ${what}, ${SURROUNDINGS_WORDS[surroundings]}`;
}

import { SURROUNDINGS } from '@laneway/domain/walk/plan/walk-settings';
import { BEHAVIOURS } from '@laneway/domain/walk/simulation/behaviours';
import { Button } from '../../../../ui/button.tsx';
import { InlineSelect } from '../../../../ui/inline-field.tsx';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import { BEHAVIOUR_NAMES, SURROUNDINGS_NAMES, walkerText } from './choice-texts.ts';
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

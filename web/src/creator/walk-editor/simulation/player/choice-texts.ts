import { capitalised } from '@laneway/domain/text/capitalised';
import type { Surroundings } from '@laneway/domain/walk/plan/walk-settings';
import type { Behaviour } from '@laneway/domain/walk/simulation/behaviours';
import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import { SURROUNDINGS_WORDS } from '@laneway/domain/walk/text/walk-words';

export const BEHAVIOUR_NAMES: Readonly<Record<Behaviour, string>> = {
  usual: 'Follow the path',
  detour: 'Take a detour',
  otherStart: 'Start elsewhere',
  reversed: 'Walk it backwards',
  hidden: 'Lock the phone',
};

/** The same for the current walker. */
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

import type { TraceSecond, WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';

/** Seconds of a walk that have something in common, the last not included. */
export type Spell = {
  readonly from: number;
  readonly to: number;
  /** True if the walk ends with it. */
  readonly isLast: boolean;
};

/** Phones often leave out a second or two; this long, nobody knows where the walker is. */
const OUTAGE_SECONDS = 10;

/** When the phone is locked or shows something else, and so has no position. */
export function lockedSpells(trace: WalkTrace): readonly Spell[] {
  return spells(trace, ({ isHidden }) => isHidden);
}

/** When the phone is in use and has no position all the same. */
export function outages(trace: WalkTrace): readonly Spell[] {
  return spells(trace, ({ isHidden, fix }) => !isHidden && fix === null).filter(
    ({ from, to }) => to - from >= OUTAGE_SECONDS,
  );
}

function spells({ seconds }: WalkTrace, isIn: (second: TraceSecond) => boolean): readonly Spell[] {
  const found: Spell[] = [];
  let from: number | null = null;
  for (const [at, second] of seconds.entries()) {
    if (isIn(second)) from ??= at;
    else if (from !== null) {
      found.push({ from, to: at, isLast: false });
      from = null;
    }
  }
  return from === null ? found : [...found, { from, to: seconds.length, isLast: true }];
}

import type { TraceSecond, WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';

/** A range of seconds of a walk, end exclusive. */
export type TimeSpan = {
  readonly from: number;
  readonly to: number;
  /** True if it lasts until the end of the walk. */
  readonly isLast: boolean;
};

/** Phones often skip a second or two; after this long, the position is unknown. */
const OUTAGE_SECONDS = 10;

/** The times when the phone is locked or shows another app, and so has no position. */
export function lockedSpans(trace: WalkTrace): readonly TimeSpan[] {
  return findSpans(trace, ({ isHidden }) => isHidden);
}

/** The times when the phone is in use but has no position. */
export function outages(trace: WalkTrace): readonly TimeSpan[] {
  return findSpans(trace, ({ isHidden, fix }) => !isHidden && fix === null).filter(
    ({ from, to }) => to - from >= OUTAGE_SECONDS,
  );
}

function findSpans(
  { seconds }: WalkTrace,
  isIn: (second: TraceSecond) => boolean,
): readonly TimeSpan[] {
  const found: TimeSpan[] = [];
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

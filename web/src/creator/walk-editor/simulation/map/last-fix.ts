import type { TraceSecond, WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';

export type PhoneState = 'fresh' | 'old' | 'locked';

export type LastFix = {
  readonly fix: NonNullable<TraceSecond['fix']>;
  readonly state: PhoneState;
};

/** A second or two between positions is normal; an older position is shown as such. */
const FRESH_SECONDS = 5;

/** The phone's last position at a second of a walk; null before the first. */
export function lastFix({ seconds }: WalkTrace, at: number): LastFix | null {
  const now = Math.min(at, seconds.length - 1);
  let found = now;
  while (found >= 0 && seconds[found]?.fix === null) found -= 1;
  const fix = seconds[found]?.fix ?? null;
  if (fix === null) return null;
  if (seconds[now]?.isHidden === true) return { fix, state: 'locked' };
  return { fix, state: now - found <= FRESH_SECONDS ? 'fresh' : 'old' };
}

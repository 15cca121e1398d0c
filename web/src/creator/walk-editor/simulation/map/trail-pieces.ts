import type { TraceSecond, WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import { lockedSpans, outages } from '../trace-spells.ts';

/** The style of a part of the trail: with a position, without one, or with the phone locked. */
export type TrailLook = 'followed' | 'noPosition' | 'locked';

/** Neighbours share a second, so that there is no gap between them. */
export type TrailPiece = {
  readonly from: number;
  readonly to: number;
  readonly look: TrailLook;
};

const MAX_PIECE_SECONDS = 120;

export function piecesOf(trace: WalkTrace): readonly TrailPiece[] {
  const looks: TrailLook[] = trace.seconds.map(() => 'followed');
  for (const { from, to } of outages(trace)) looks.fill('noPosition', from, to);
  for (const { from, to } of lockedSpans(trace)) looks.fill('locked', from, to);
  const pieces: TrailPiece[] = [];
  let from = 0;
  for (let at = 1; at < looks.length; at += 1) {
    const look = looks[from] ?? 'followed';
    const isOver = looks[at] !== look || at - from >= MAX_PIECE_SECONDS;
    if (!isOver && at < looks.length - 1) continue;
    pieces.push({ from, to: at, look });
    from = at;
  }
  return pieces;
}

type PhoneState = 'fresh' | 'old' | 'locked';

type LastFix = {
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

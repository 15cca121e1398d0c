import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
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

import type { StopState, WalkState } from '@laneway/domain/walk/engine/walk-state';

/** What a device remembers of a walk: what became of the stops, and nothing of where anyone was or when. */
export type SavedWalk = Pick<WalkState, 'guideId' | 'first' | 'last' | 'isFirstChosen'> & {
  readonly stops: readonly SavedStop[];
};

export type SavedStop = Pick<StopState, 'id' | 'heard' | 'isVisited' | 'isOffered'> & {
  readonly phase: SavedPhase;
};

export const SAVED_PHASES = ['ahead', 'played', 'missed', 'skipped'] as const;
export type SavedPhase = (typeof SAVED_PHASES)[number];

/** The number of the place to go on with, as the button says it: the first ahead of the last one that started. */
export function resumeNumber({ stops, last }: SavedWalk): number {
  const isAhead = ({ phase }: SavedStop) => phase === 'ahead';
  const after = stops.findIndex((stop, index) => index >= (last ?? 0) && isAhead(stop));
  return Math.max(after < 0 ? stops.findIndex(isAhead) : after, 0) + 1;
}

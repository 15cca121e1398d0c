import type { StopState, WalkState } from '@laneway/domain/walk/engine/walk-state';

/** The data that a device stores about a walk: the state of its stops, without positions or times. */
export type SavedWalk = Pick<WalkState, 'guideId' | 'first' | 'last' | 'isFirstChosen'> & {
  readonly stops: readonly SavedStop[];
};

export type SavedStop = Pick<StopState, 'id' | 'heard' | 'isVisited' | 'isOffered'> & {
  readonly phase: SavedPhase;
};

export const SAVED_PHASES = ['ahead', 'played', 'missed', 'skipped'] as const;
export type SavedPhase = (typeof SAVED_PHASES)[number];

/** The number of the place to resume with, as shown on the button: the first ahead of the last one that started. */
export function resumeNumber({ stops, last }: SavedWalk): number {
  const isAhead = ({ phase }: SavedStop) => phase === 'ahead';
  const after = stops.findIndex((stop, index) => index >= (last ?? 0) && isAhead(stop));
  return Math.max(after < 0 ? stops.findIndex(isAhead) : after, 0) + 1;
}

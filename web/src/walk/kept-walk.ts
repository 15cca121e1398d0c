import type { StopState, WalkState } from '@laneway/domain/walk/engine/walk-state';

/** What a device remembers of a walk: what became of the stops, and nothing of where anyone was or when. */
export type KeptWalk = Pick<WalkState, 'guideId' | 'first' | 'last' | 'isFirstChosen'> & {
  readonly stops: readonly KeptStop[];
};

export type KeptStop = Pick<StopState, 'id' | 'heard' | 'isVisited' | 'isOffered'> & {
  readonly phase: KeptPhase;
};

export const KEPT_PHASES = ['ahead', 'played', 'missed', 'skipped'] as const;
export type KeptPhase = (typeof KEPT_PHASES)[number];

/** The number of the place to go on with, as the button says it: the first ahead of the last one that started. */
export function resumeNumber({ stops, last }: KeptWalk): number {
  const isAhead = ({ phase }: KeptStop) => phase === 'ahead';
  const after = stops.findIndex((stop, index) => index >= (last ?? 0) && isAhead(stop));
  return Math.max(after < 0 ? stops.findIndex(isAhead) : after, 0) + 1;
}

import { RULES } from '@laneway/domain/walk/rules';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';
import { type StopPhase, startState, type WalkState } from '@laneway/domain/walk/walk-state';

/** What a device remembers of a walk: what became of the stops, and nothing of where anyone was. */
export type KeptWalk = {
  readonly guideId: number;
  /** The stop that the walk began at, and the one that started last. */
  readonly firstId: number | null;
  readonly lastId: number | null;
  readonly stops: readonly KeptStop[];
};

export type KeptStop = {
  readonly id: number;
  readonly phase: KeptPhase;
  readonly heard: number;
  readonly isOffered: boolean;
};

export const KEPT_PHASES = ['ahead', 'played', 'missed', 'skipped'] as const;
export type KeptPhase = (typeof KEPT_PHASES)[number];

/** Null for a walk that is over, and for one that hasn't come anywhere yet: there is nothing to resume. */
export function keptOf(plan: WalkPlan, state: WalkState): KeptWalk | null {
  const hasBegun = state.stops.some(({ phase, isOffered }) => phase !== 'ahead' || isOffered);
  if (!hasBegun || state.isFinished || state.phase === 'ended') return null;
  const idAt = (index: number | null) => (index === null ? null : (plan.stops[index]?.id ?? null));
  return {
    guideId: plan.guideId,
    firstId: idAt(state.first),
    lastId: idAt(state.last),
    stops: state.stops.map(({ id, phase, heard, isOffered }) => ({
      id,
      phase: keptPhase(phase, heard),
      heard,
      isOffered,
    })),
  };
}

/** A stop that was cut off is heard again, from where listening stopped. */
function keptPhase(phase: StopPhase, heard: number): KeptPhase {
  if (phase !== 'playing') return phase;
  return heard >= RULES.heardShare ? 'played' : 'ahead';
}

/** The state to go on with. Stops that the guide has got since are ahead; those it has lost are left out. */
export function restoredState(plan: WalkPlan, kept: KeptWalk | null): WalkState {
  const fresh = startState(plan);
  if (kept === null || kept.guideId !== plan.guideId) return fresh;
  const byId = new Map(kept.stops.map((stop) => [stop.id, stop]));
  const indexOf = (id: number | null) => {
    const index = plan.stops.findIndex((stop) => stop.id === id);
    return index < 0 ? null : index;
  };
  return {
    ...fresh,
    first: indexOf(kept.firstId),
    last: indexOf(kept.lastId),
    stops: fresh.stops.map((stop) => ({ ...stop, ...byId.get(stop.id) })),
  };
}

/** The number of the place to go on with, as the button says it: the first ahead of the last one that was heard. */
export function resumeNumber(kept: KeptWalk): number {
  const after = kept.stops.findIndex(({ id }) => id === kept.lastId) + 1;
  const ahead = kept.stops.findIndex(({ phase }, index) => index >= after && phase === 'ahead');
  const any = kept.stops.findIndex(({ phase }) => phase === 'ahead');
  return Math.max(ahead < 0 ? any : ahead, 0) + 1;
}

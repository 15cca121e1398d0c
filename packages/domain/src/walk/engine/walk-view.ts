import type { Point } from '../../geo/point.ts';
import { bearingBetween, metresBetween } from '../plan/local-frame.ts';
import { NOTHING_EXPECTED, projectOnto, spotAlong } from '../plan/measured-path.ts';
import { type PreparedPlan, preparePlan } from '../plan/prepared-plan.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { metresPast } from './path-progress.ts';
import { RULES, type WalkRules } from './rules.ts';
import { isFollowed } from './signal.ts';
import type { StopPhase, WalkPhase, WalkState } from './walk-state.ts';
import { nextStop } from './walking-order.ts';

export type StopView = {
  readonly id: number;
  /** Near: in its zone, or waiting to be heard. */
  readonly phase: StopPhase | 'near';
  /** Along the path where that is known, else as the crow flies; null without a position, or with one of long ago. */
  readonly metres: number | null;
  readonly heard: number;
  /** Whether it was heard to begin, or reached if it has no audio. A stop that was cut short has been visited too. */
  readonly isVisited: boolean;
  readonly isNext: boolean;
  /** 'Play now?' */
  readonly isOffered: boolean;
  /** Without audio it is visited, not heard. */
  readonly hasAudio: boolean;
};

export type NextStopView = {
  readonly stopId: number;
  readonly metres: number;
  /** Whether the metres are along the path; else as the crow flies. */
  readonly isAlongPath: boolean;
  /** As the crow flies, in degrees from north. */
  readonly bearing: number;
};

/** Where the nearest point of the path is. */
export type PathView = {
  readonly metres: number;
  /** In degrees from north. */
  readonly bearing: number;
};

/**
 * Waiting for the first fix, good, weak or jumped farther than anyone walks (show it), lost (the list in front), or none: the walk isn't followed, because
 * nobody walks, location isn't allowed, or the guide says so.
 */
type Signal = 'waiting' | 'good' | 'weak' | 'jumped' | 'lost' | 'none';

/** What a screen shows of a walk. */
export type WalkView = {
  readonly phase: WalkPhase;
  readonly stops: readonly StopView[];
  /** Null without a next stop or a position. */
  readonly next: NextStopView | null;
  readonly nextStopId: number | null;
  readonly playingStopId: number | null;
  readonly queuedStopIds: readonly number[];
  /** Stops to offer, in walking order: 'Play now?' */
  readonly offeredStopIds: readonly number[];
  readonly signal: Signal;
  readonly position: { readonly point: Point; readonly accuracy: number } | null;
  /** Metres from the path, once the walker was told; null on the route. */
  readonly offRouteMetres: number | null;
  /**
   * The way back to the path for someone who is away from it, told or not: also for those who start or stop there, whom
   * nobody tells soon. Null on the route, without a position, and where people walk in any order.
   */
  readonly path: PathView | null;
  readonly isFinished: boolean;
};

export function walkView(plan: WalkPlan, state: WalkState, rules: WalkRules = RULES): WalkView {
  const prepared = preparePlan(plan);
  const next = nextStop(prepared, state);
  const idOf = (index: number) => plan.stops[index]?.id ?? -1;
  const { position } = state;
  return {
    phase: state.phase,
    stops: state.stops.map((stop, index) => ({
      id: stop.id,
      phase: stop.phase === 'ahead' && isNear(state, index) ? 'near' : stop.phase,
      metres: state.isLost ? null : (distanceTo(prepared, state, index)?.metres ?? null),
      heard: stop.heard,
      isVisited: stop.isVisited,
      isNext: index === next,
      isOffered: stop.isOffered,
      hasAudio: plan.stops[index]?.hasAudio === true,
    })),
    next: next === null ? null : viewOfNext(prepared, state, next),
    nextStopId: next === null ? null : idOf(next),
    playingStopId: state.playing === null ? null : idOf(state.playing.stop),
    queuedStopIds: state.queue.map(idOf),
    offeredStopIds: state.stops.flatMap(({ id, isOffered }) => (isOffered ? [id] : [])),
    signal: signalOf(state, rules),
    position:
      position === null
        ? null
        : { point: prepared.frame.toPoint(position), accuracy: position.accuracy },
    offRouteMetres: state.offRoute?.toldAt == null ? null : Math.round(state.offRoute.metres),
    path: pathView(prepared, state, rules),
    isFinished: state.isFinished,
  };
}

function isNear({ zones, queue }: WalkState, index: number): boolean {
  return queue.includes(index) || zones.some(({ stop, isInside }) => stop === index && isInside);
}

/** One measure for all that a screen says of a stop, so that its parts agree. */
function distanceTo(
  plan: PreparedPlan,
  state: WalkState,
  index: number,
): Pick<NextStopView, 'metres' | 'isAlongPath'> | null {
  const marker = plan.stops[index]?.marker;
  const { position } = state;
  if (marker === undefined || position === null) return null;
  const past = state.offRoute === null ? metresPast(plan, state, index) : null;
  const isAlongPath = past !== null && past <= 0;
  return { metres: isAlongPath ? -past : metresBetween(position, marker), isAlongPath };
}

function viewOfNext(plan: PreparedPlan, state: WalkState, index: number): NextStopView | null {
  const stop = plan.stops[index];
  const distance = distanceTo(plan, state, index);
  if (stop === undefined || state.position === null || distance === null) return null;
  const bearing = bearingBetween(state.position, stop.marker);
  return { stopId: stop.stop.id, ...distance, bearing };
}

function pathView(
  { plan, path }: PreparedPlan,
  state: WalkState,
  rules: WalkRules,
): PathView | null {
  const { position } = state;
  if (path === null || position === null || plan.mode !== 'ordered' || state.isLost) return null;
  const nearest = projectOnto(path, position, WHOLE, NOTHING_EXPECTED);
  // As far as that may be the phone's error.
  if (nearest === null || nearest.beside <= rules.offRouteMetres + position.accuracy) return null;
  const bearing = bearingBetween(position, spotAlong(path, nearest.along));
  return { metres: nearest.beside, bearing };
}

const WHOLE = { from: 0, to: Infinity };

function signalOf(state: WalkState, rules: WalkRules): Signal {
  if (!isFollowed(state)) return 'none';
  if (state.isLost) return 'lost';
  const waited = state.now - (state.fixAwaitedSince ?? state.now);
  if (waited >= rules.weakSeconds * 1000) return state.doubt === null ? 'weak' : 'jumped';
  return state.position === null ? 'waiting' : 'good';
}

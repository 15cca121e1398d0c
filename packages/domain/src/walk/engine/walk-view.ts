import type { Point } from '../../geo/point.ts';
import { bearingBetween, metresBetween } from '../plan/local-frame.ts';
import { NOTHING_EXPECTED, projectOnto, spotAlong } from '../plan/measured-path.ts';
import { type PreparedPlan, preparePlan } from '../plan/prepared-plan.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { metresPast } from './path-progress.ts';
import { RULES, type WalkRules } from './rules.ts';
import { isFollowed, isLocated } from './signal.ts';
import {
  isBegun,
  type StopPhase,
  type StopState,
  type WalkPhase,
  type WalkState,
} from './walk-state.ts';
import { isMainStop, isUnheardEarlier, nextStop, stopsLeft } from './walking-order.ts';

export type StopView = {
  readonly id: number;
  /** Near means in its zone, or queued. */
  readonly phase: StopPhase | 'near';
  /** In a straight line, because back along the path is no way to go; as in `next` for the next stop. */
  readonly metres: number | null;
  /** True if the metres are along the path, which only those to the next stop may be. */
  readonly isAlongPath: boolean;
  readonly heard: number;
  /** True if its audio was started, or it was reached if it has none. Interrupted stops count too. */
  readonly isVisited: boolean;
  readonly isNext: boolean;
  readonly isOffered: boolean;
  /** True if the walker can make it the next one: it isn't yet, and wasn't heard. */
  readonly canBeNext: boolean;
  /** A stop without audio is visited, not heard. */
  readonly hasAudio: boolean;
};

export type NextStopView = {
  readonly stopId: number;
  readonly metres: number;
  /** True if the metres are along the path instead of in a straight line. */
  readonly isAlongPath: boolean;
  /** The direction of a straight line there, in degrees from north. */
  readonly bearing: number;
};

type Distance = Pick<NextStopView, 'metres' | 'isAlongPath'>;

/** The nearest point of the path. */
export type PathView = {
  readonly metres: number;
  /** In degrees from north. */
  readonly bearing: number;
};

/**
 * Waiting for the first fix, good, weak or jumped (implausibly far; shown), lost (the list comes first), or none:
 * positions aren't used, because the walk isn't running, location isn't allowed, or the guide says so.
 */
type Signal = 'waiting' | 'good' | 'weak' | 'jumped' | 'lost' | 'none';

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
  /** An earlier stop that the walker is at and hasn't heard, once they were told; null for none. */
  readonly unheardStopId: number | null;
  readonly signal: Signal;
  readonly position: { readonly point: Point; readonly accuracy: number } | null;
  /** Metres from the path, once the walker was notified; null on the route. */
  readonly offRouteMetres: number | null;
  /**
   * The way back to the path for someone away from it, notified or not: also for those who stop there, who aren't
   * notified soon. Null on the route, on the way to the start, without a position, and for walks in any order.
   */
  readonly path: PathView | null;
  /** The stops that are neither visited nor skipped. The first is the one to go on with. */
  readonly leftStopIds: readonly number[];
  /** The visited stop that started last, else the last one in walking order; null if none was visited. */
  readonly lastVisitedStopId: number | null;
  /** True if no stop comes next but some are left. */
  readonly isAtEnd: boolean;
  readonly isFinished: boolean;
};

export function walkView(plan: WalkPlan, current: WalkState, rules: WalkRules = RULES): WalkView {
  const prepared = preparePlan(plan);
  // While location is off, the last position isn't the walker's any more.
  const state = isLocated(current) ? current : { ...current, position: null, zones: [] };
  const next = nextStop(prepared, current);
  const idOf = (index: number) => plan.stops[index]?.id ?? -1;
  const { position } = state;
  const distance = next === null ? null : distanceTo(prepared, state, next);
  return {
    phase: state.phase,
    stops: state.stops.map((stop, index) => ({
      id: stop.id,
      phase: stop.phase === 'ahead' && isNear(state, index) ? 'near' : stop.phase,
      ...listedDistance(prepared, state, index, index === next ? distance : null),
      heard: stop.heard,
      isVisited: stop.isVisited,
      isNext: index === next,
      isOffered: stop.isOffered,
      canBeNext: index !== next && isMainStop(prepared, index) && !hasStarted(stop),
      hasAudio: plan.stops[index]?.hasAudio === true,
    })),
    next: next === null ? null : viewOfNext(prepared, state, next, distance),
    nextStopId: next === null ? null : idOf(next),
    playingStopId: state.playing === null ? null : idOf(state.playing.stop),
    queuedStopIds: state.queue.map(idOf),
    offeredStopIds: state.stops.flatMap(({ id, isOffered }) => (isOffered ? [id] : [])),
    unheardStopId: unheardStop(prepared, state),
    signal: signalOf(state, rules),
    position:
      position === null
        ? null
        : { point: prepared.frame.toPoint(position), accuracy: position.accuracy },
    offRouteMetres: state.offRoute?.toldAt == null ? null : Math.round(state.offRoute.metres),
    path: pathView(prepared, state, rules),
    leftStopIds: stopsLeft(prepared, state).map(idOf),
    lastVisitedStopId: lastVisited(state),
    isAtEnd: state.isAtEnd,
    isFinished: state.isFinished,
  };
}

function unheardStop(plan: PreparedPlan, state: WalkState): number | null {
  if (state.isLost || state.phase !== 'walking') return null;
  const zone = state.zones.find(
    ({ stop, isInside, isTold }) => isInside && isTold && isUnheardEarlier(plan, state, stop),
  );
  return zone === undefined ? null : (plan.plan.stops[zone.stop]?.id ?? null);
}

function lastVisited({ stops, last }: WalkState): number | null {
  const started = last === null ? undefined : stops[last];
  const visited =
    started?.isVisited === true ? started : stops.findLast(({ isVisited }) => isVisited);
  return visited?.id ?? null;
}

function isNear({ zones, queue }: WalkState, index: number): boolean {
  return queue.includes(index) || zones.some(({ stop, isInside }) => stop === index && isInside);
}

function hasStarted({ phase }: Pick<StopState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'played';
}

function listedDistance(
  plan: PreparedPlan,
  state: WalkState,
  index: number,
  toNext: Distance | null,
): Pick<StopView, 'metres' | 'isAlongPath'> {
  if (state.isLost) return { metres: null, isAlongPath: false };
  return toNext ?? { metres: straightMetresTo(plan, state, index), isAlongPath: false };
}

function straightMetresTo(
  plan: PreparedPlan,
  { position }: WalkState,
  index: number,
): number | null {
  const marker = plan.stops[index]?.marker;
  return marker === undefined || position === null ? null : metresBetween(position, marker);
}

/**
 * The distance to the next stop: along the path where that is known and leads there. Fixes outside the expected part of
 * the path leave the progress uncertain.
 */
function distanceTo(plan: PreparedPlan, state: WalkState, index: number): Distance | null {
  const straight = straightMetresTo(plan, state, index);
  if (straight === null) return null;
  const isCertain = state.offRoute === null && state.progress?.refusals === 0;
  const past = isCertain ? metresPast(plan, state, index) : null;
  const isAlongPath = past !== null && past <= 0;
  return { metres: isAlongPath ? -past : straight, isAlongPath };
}

function viewOfNext(
  plan: PreparedPlan,
  state: WalkState,
  index: number,
  distance: Distance | null,
): NextStopView | null {
  const stop = plan.stops[index];
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
  if (path === null || position === null || plan.mode !== 'ordered') return null;
  if (state.isLost || !isBegun(state)) return null;
  const nearest = projectOnto(path, position, WHOLE, NOTHING_EXPECTED);
  // This distance may be the phone's error.
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

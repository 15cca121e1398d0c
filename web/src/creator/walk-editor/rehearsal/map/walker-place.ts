import { formatDistance } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { spotAlong } from '@laneway/domain/walk/plan/measured-path';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { alongLine } from '@laneway/domain/walk/simulation/lead';
import { type Route, routeOf } from '@laneway/domain/walk/simulation/route';
import { clockText } from '../../../../media/player/clock-text.ts';
import { clockOf, type RehearsalState, secondOf } from '../state/rehearsal-state.ts';
import { walkerPoint } from '../state/walker-point.ts';
import type { WalkerView } from './walker-marker.ts';

/** Plans are never changed, and the line of one is asked for with every frame. */
const routes = new WeakMap<WalkPlan, { readonly route: Route | null }>();

function routeFor(plan: WalkPlan): Route | null {
  const known = routes.get(plan);
  if (known !== undefined) return known.route;
  const route = routeOf(plan);
  routes.set(plan, { route });
  return route;
}

/** Where the walker is along the route, as a slider says it. */
export function walkerPlace(state: RehearsalState): Omit<WalkerView, 'point'> {
  const along = secondOf(state)?.along ?? null;
  const time = clockText(clockOf(state.trace, state.at));
  const where = along === null ? 'Off the route' : `${formatDistance(along)} along the route`;
  return {
    along: along ?? 0,
    length: routeFor(state.plan)?.line.length ?? 0,
    text: `${where}, ${time}`,
  };
}

/** The point of the route that is so many metres ahead of the walker; behind, if less than 0. */
export function pointAfter(state: RehearsalState, metres: number): Point | null {
  const route = routeFor(state.plan);
  const point = walkerPoint(state);
  if (route === null || point === null) return null;
  const { line, frame } = route;
  const before = secondOf(state)?.along ?? Number.NaN;
  const along = alongLine(line, frame.toSpot(point), before) + metres;
  return frame.toPoint(spotAlong(line, Math.min(line.length, Math.max(0, along))));
}

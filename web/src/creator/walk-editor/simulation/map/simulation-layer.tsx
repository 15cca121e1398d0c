import { formatDistance } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { spotAlong } from '@laneway/domain/walk/plan/measured-path';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { alongLine } from '@laneway/domain/walk/simulation/lead';
import { type Route, routeOf } from '@laneway/domain/walk/simulation/route';
import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../../../../map/map-context.ts';
import { panIntoView } from '../../../../map/pan-into-view.ts';
import { clockText } from '../../../../media/player/clock-text.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { clockOf, type SimulationState, secondOf } from '../state/simulation-state.ts';
import { soundingOf } from '../state/sounding-of.ts';
import { walkerPoint } from '../state/walker-point.ts';
import { createPhoneDot } from './phone-dot.ts';
import { createSoundingZone } from './sounding-zone.ts';
import { createTrail } from './trail.ts';
import { useFollowWalker } from './use-follow-walker.ts';
import { createWalkerMarker, type WalkerView } from './walker-marker.ts';

/** Plans are never changed, and the line of one is asked for with every frame. */
const routes = new WeakMap<WalkPlan, { readonly route: Route | null }>();

export type SimulationLayerProps = { readonly simulation: WalkSimulation };

/**
 * A simulated walk on the map: the walker, what their phone believes, where they have been, and the place that is heard.
 * It follows the simulation by itself, so that nothing is rendered with each frame.
 */
export function SimulationLayer({ simulation }: SimulationLayerProps) {
  const scene = useMapScene();
  const { map } = scene;
  const bringIntoView = useEffectEvent((point: Point) => panIntoView(scene, point));
  useFollowWalker(simulation);
  useEffect(() => {
    const zone = createSoundingZone(map);
    const trail = createTrail(map);
    const phone = createPhoneDot(map);
    const walker = createWalkerMarker(map, {
      onDrag: (to) => simulation.dispatch({ type: 'lead', to }),
      onStep: (metres) => {
        const to = pointAfter(simulation.getState(), metres);
        if (to === null) return;
        simulation.dispatch({ type: 'lead', to });
        bringIntoView(to);
      },
    });
    const draw = (): void => {
      const state = simulation.getState();
      const second = Math.floor(state.at);
      zone.show(state.plan, soundingOf(state.trace, second)?.stopId ?? null);
      trail.show(state.trace, second);
      phone.show(state.trace, second);
      walker.show({ point: walkerPoint(state), ...walkerPlace(state) });
    };
    draw();
    const leave = simulation.subscribe(draw);
    return () => {
      leave();
      for (const drawing of [zone, trail, phone, walker]) drawing.remove();
    };
  }, [map, simulation]);
  return null;
}

function routeFor(plan: WalkPlan): Route | null {
  const known = routes.get(plan);
  if (known !== undefined) return known.route;
  const route = routeOf(plan);
  routes.set(plan, { route });
  return route;
}

/** Where the walker is along the route, as a slider says it. */
function walkerPlace(state: SimulationState): Omit<WalkerView, 'point'> {
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
function pointAfter(state: SimulationState, metres: number): Point | null {
  const route = routeFor(state.plan);
  const point = walkerPoint(state);
  if (route === null || point === null) return null;
  const { line, frame } = route;
  const before = secondOf(state)?.along ?? Number.NaN;
  const along = alongLine(line, frame.toSpot(point), before) + metres;
  return frame.toPoint(spotAlong(line, Math.min(line.length, Math.max(0, along))));
}

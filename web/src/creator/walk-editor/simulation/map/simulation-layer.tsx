import { formatDistance } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { spotAlong } from '@laneway/domain/walk/plan/measured-path';
import { preparePlan } from '@laneway/domain/walk/plan/prepared-plan';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { alongLine } from '@laneway/domain/walk/simulation/lead';
import { type Route, routeOf } from '@laneway/domain/walk/simulation/route';
import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import type { LatLngTuple, Layer, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { ElementLayer } from '../../../../map/element-layer.ts';
import { Circle, Polygon, Polyline } from '../../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../../map/map-context.ts';
import { panIntoView } from '../../../../map/pan-into-view.ts';
import { clockText } from '../../../../media/player/clock-text.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { clockOf, type SimulationState, secondOf } from '../state/simulation-state.ts';
import { soundingOf } from '../state/sounding-of.ts';
import { walkerPoint } from '../state/walker-point.ts';
import styles from './simulation-layer.module.css';
import { createTrail } from './trail.ts';
import { lastFix } from './trail-pieces.ts';
import { createWalkerMarker, type WalkerView } from './walker-marker.ts';

/** Plans are immutable, and their route is needed with every frame. */
const routes = new WeakMap<WalkPlan, { readonly route: Route | null }>();

export type SimulationLayerProps = { readonly simulation: WalkSimulation };

/**
 * A simulated walk on the map: the walker, the phone's position, the trail, and the playing place. It follows the
 * simulation directly, without React renders.
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

/** The walker's position along the route, as the value of a slider. */
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

/** The point of the route this many metres ahead of the walker; behind, if negative. */
function pointAfter(state: SimulationState, metres: number): Point | null {
  const route = routeFor(state.plan);
  const point = walkerPoint(state);
  if (route === null || point === null) return null;
  const { line, frame } = route;
  const before = secondOf(state)?.along ?? Number.NaN;
  const along = alongLine(line, frame.toSpot(point), before) + metres;
  return frame.toPoint(spotAlong(line, Math.min(line.length, Math.max(0, along))));
}

type PhoneDot = {
  readonly show: (trace: WalkTrace | null, at: number) => void;
  readonly remove: () => void;
};

/** The phone's position and accuracy: grey once it is old, hollow while the phone is locked. */
function createPhoneDot(map: LeafletMap): PhoneDot {
  const ring = new Circle([0, 0], {
    radius: 0,
    className: styles.accuracy ?? '',
    interactive: false,
  });
  const layer = new ElementLayer();
  // Below the walker, who is dragged.
  layer.options = { ...layer.options, pane: 'shadowPane' };
  layer.addTo(map);
  const dot = document.createElement('div');
  dot.className = styles.phone ?? '';
  dot.setAttribute('aria-hidden', 'true');
  return {
    show: (trace, at) => {
      const found = trace === null ? null : lastFix(trace, at);
      if (found === null) {
        ring.remove();
        layer.take(dot);
        return;
      }
      const { fix, state } = found;
      ring.setLatLng([fix.point.lat, fix.point.lng]).setRadius(fix.accuracy);
      ring.addTo(map);
      ring.getElement()?.setAttribute('data-state', state);
      dot.dataset.state = state;
      layer.put(dot, fix.point);
    },
    remove: () => {
      ring.remove();
      layer.remove();
    },
  };
}

/**
 * Keeps the walker in view while the simulation plays. If someone moves the map, it stays there until they press play
 * again.
 */
function useFollowWalker(simulation: WalkSimulation): void {
  const scene = useMapScene();
  const { map } = scene;
  const follow = useEffectEvent(() => {
    const point = walkerPoint(simulation.getState());
    if (point !== null) panIntoView(scene, point);
  });
  useEffect(() => {
    let wasPlaying = false;
    let isTheirs = false;
    let shown = -1;
    const onChange = (): void => {
      const { isPlaying, at } = simulation.getState();
      if (isPlaying && !wasPlaying) isTheirs = false;
      wasPlaying = isPlaying;
      const second = Math.floor(at);
      if (!isPlaying || isTheirs || second === shown) return;
      shown = second;
      follow();
    };
    const onTaken = (): void => {
      isTheirs = true;
    };
    const container = map.getContainer();
    onChange();
    const leave = simulation.subscribe(onChange);
    map.on('dragstart', onTaken);
    container.addEventListener('wheel', onTaken, { passive: true });
    return () => {
      leave();
      map.off('dragstart', onTaken);
      container.removeEventListener('wheel', onTaken);
    };
  }, [map, simulation]);
}

type SoundingZone = {
  readonly show: (plan: WalkPlan, stopId: number | null) => void;
  readonly remove: () => void;
};

/** Highlights the zone of the playing place. */
function createSoundingZone(map: LeafletMap): SoundingZone {
  let shown: { readonly plan: WalkPlan; readonly stopId: number | null } | null = null;
  let layer: Layer | null = null;
  return {
    show: (plan, stopId) => {
      if (shown?.plan === plan && shown.stopId === stopId) return;
      shown = { plan, stopId };
      layer?.remove();
      layer = stopId === null ? null : zoneLayer(plan, stopId);
      layer?.addTo(map);
    },
    remove: () => {
      layer?.remove();
    },
  };
}

function zoneLayer(plan: WalkPlan, stopId: number): Layer | null {
  const zone = plan.stops.find(({ id }) => id === stopId)?.zone;
  const look = { className: styles.sounding ?? '', interactive: false };
  switch (zone?.kind) {
    case undefined:
      return null;
    case 'circle':
      return new Circle([zone.centre.lat, zone.centre.lng], { ...look, radius: zone.radius });
    case 'polygon':
      return new Polygon(zone.corners.map(tuple), look);
    case 'stretch': {
      const points = stretchPoints(plan, zone.from, zone.to);
      return new Polyline(points.map(tuple), { ...look, className: styles.soundingStretch ?? '' });
    }
  }
}

function stretchPoints(plan: WalkPlan, from: number, to: number): readonly Point[] {
  const { frame, path } = preparePlan(plan);
  if (path === null) return [];
  const between = [...path.alongs].filter((along) => along > from && along < to);
  return [from, ...between, to].map((along) => frame.toPoint(spotAlong(path, along)));
}

function tuple({ lat, lng }: Point): LatLngTuple {
  return [lat, lng];
}

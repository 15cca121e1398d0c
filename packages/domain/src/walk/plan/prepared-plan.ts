import type { Point } from '../../geo/point.ts';
import {
  boundZones,
  type MeasuredZone,
  measureZone,
  metresOutside,
  reachOf,
  type ZoneBounds,
} from '../zones/zone-distance.ts';
import { type LocalFrame, localFrame, type Spot } from './local-frame.ts';
import { type MeasuredPath, measurePath, spotAlong } from './measured-path.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';

type PreparedStop = {
  readonly stop: WalkStop;
  readonly marker: Spot;
  readonly zone: MeasuredZone;
  /** True if the walk leads to it: not a remark on the way, not a sound, not a stop that never starts automatically. */
  readonly isMainStop: boolean;
  /** True if a walker who hasn't been there has missed something: a place, or a remark with audio; not a sound. */
  readonly isWorthVisit: boolean;
  /** True if the path goes through the zone, so that progress along it proves being there. */
  readonly isOnPath: boolean;
  /** The extent of the zone from the point where the path passes the stop, or from the marker if it doesn't. */
  readonly reach: number;
};

/** A plan with its geometry in metres, computed once for all steps. */
export type PreparedPlan = {
  readonly plan: WalkPlan;
  readonly frame: LocalFrame;
  readonly path: MeasuredPath | null;
  readonly stops: readonly PreparedStop[];
  readonly zoneBounds: ZoneBounds;
  /** Each stop's metres along the path; NaN where it has none. */
  readonly alongs: Float64Array;
  readonly indexes: ReadonlyMap<number, number>;
  /** Indexes of the ambient sounds, which have no position in the order. */
  readonly ambient: readonly number[];
};

const NOWHERE: Point = { lat: 0, lng: 0 };

const prepared = new WeakMap<WalkPlan, PreparedPlan>();

export function preparePlan(plan: WalkPlan): PreparedPlan {
  const known = prepared.get(plan);
  if (known !== undefined) return known;
  const made = prepare(plan);
  prepared.set(plan, made);
  return made;
}

function prepare(plan: WalkPlan): PreparedPlan {
  const middle = plan.stops[plan.stops.length >> 1];
  const frame = localFrame(middle?.marker ?? plan.path?.[0] ?? NOWHERE);
  const path = plan.path === null ? null : measurePath(frame, plan.path);
  const stops = plan.stops.map((stop) => prepareStop(frame, path, stop));
  return {
    plan,
    frame,
    path,
    stops,
    zoneBounds: boundZones(stops.map(({ zone }) => zone)),
    alongs: Float64Array.from(plan.stops, ({ along }) => along ?? Number.NaN),
    ambient: plan.stops.flatMap(({ kind }, index) => (kind === 'ambient' ? [index] : [])),
    indexes: new Map(plan.stops.map(({ id }, index) => [id, index])),
  };
}

function prepareStop(frame: LocalFrame, path: MeasuredPath | null, stop: WalkStop): PreparedStop {
  const { along } = stop;
  const zone = measureZone(frame, stop.zone);
  const marker = frame.toSpot(stop.marker);
  const passed = path === null || along === null ? null : spotAlong(path, along);
  return {
    ...{ stop, marker, zone },
    isMainStop: stop.kind === 'stop' && stop.start !== 'never',
    isWorthVisit: stop.kind === 'stop' || (stop.kind === 'onTheWay' && stop.hasAudio),
    isOnPath:
      passed !== null && metresOutside(zone, passed, { along: along ?? 0, beside: 0 }, 0) <= 0,
    reach: reachOf(zone, passed ?? marker, along),
  };
}

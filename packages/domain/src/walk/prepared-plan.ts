import type { Point } from '../geo/point.ts';
import { type LocalFrame, localFrame } from './local-frame.ts';
import { type MeasuredPath, measurePath, spotAlong } from './measured-path.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';
import type { Spot } from './walk-state.ts';
import { type MeasuredZone, measureZone, metresOutside } from './zone-distance.ts';

export type PreparedStop = {
  readonly stop: WalkStop;
  readonly marker: Spot;
  readonly zone: MeasuredZone;
  /** Whether those who stay on the path come through the zone, so that their progress speaks for being there. */
  readonly isOnPath: boolean;
};

/** A plan with its geometry in metres, made once for all steps. */
export type PreparedPlan = {
  readonly plan: WalkPlan;
  readonly frame: LocalFrame;
  readonly path: MeasuredPath | null;
  readonly stops: readonly PreparedStop[];
  readonly indexes: ReadonlyMap<number, number>;
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
  return {
    plan,
    frame,
    path,
    stops: plan.stops.map((stop) => {
      const zone = measureZone(frame, stop.zone);
      return {
        stop,
        marker: frame.toSpot(stop.marker),
        zone,
        isOnPath: isPassed(path, stop, zone),
      };
    }),
    indexes: new Map(plan.stops.map(({ id }, index) => [id, index])),
  };
}

function isPassed(path: MeasuredPath | null, { along }: WalkStop, zone: MeasuredZone): boolean {
  if (path === null || along === null) return false;
  return metresOutside(zone, spotAlong(path, along), { along, beside: 0 }, 0) <= 0;
}

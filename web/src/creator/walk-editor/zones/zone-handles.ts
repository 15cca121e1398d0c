import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { localFrame } from '@laneway/domain/walk/plan/local-frame';
import { TRIGGER_LIMITS, type TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { MIN_STRETCH, stretchBetween, withinRadius } from '@laneway/domain/walk/zones/change-zone';
import { lengthOfPath, lineAlong, metresAlong } from '@laneway/domain/walk/zones/zone-outline';

/** A movable part of a zone. Those with a value move along one line only. */
export type ZoneHandle = {
  /** Constant while the zone keeps its kind and its corners. */
  readonly id: string;
  readonly label: string;
  readonly point: Point;
  readonly look: 'vertex' | 'middle' | 'centre';
  readonly value: {
    readonly now: number;
    readonly min: number;
    readonly max: number;
    readonly text: string;
  } | null;
};

const { radius: RADIUS, corners: CORNERS } = TRIGGER_LIMITS;

export function handlesOf(zone: TriggerZone, plan: WalkPlan): readonly ZoneHandle[] {
  switch (zone.kind) {
    case 'circle':
      return circleHandles(zone);
    case 'polygon':
      return polygonHandles(zone);
    case 'stretch':
      return stretchHandles(zone, plan);
  }
}

/** The zone after a handle was moved to a point, within the zone's limits. */
export function moveHandle(zone: TriggerZone, id: string, to: Point, plan: WalkPlan): TriggerZone {
  const [part, number] = partOf(id);
  switch (zone.kind) {
    case 'circle':
      return part === 'radius'
        ? { ...zone, radius: withinRadius(distanceMetres(zone.centre, to)) }
        : { ...zone, centre: roundPoint(to) };
    case 'polygon':
      return { ...zone, corners: movedCorners(zone.corners, part, number, roundPoint(to)) };
    case 'stretch': {
      const along = metresAlong(plan.path ?? [], to, reachOf(zone, part));
      return withEnd(zone, part, along, plan);
    }
  }
}

/** The same by keyboard: metres to the east and to the north, or a change of the value. */
export function nudgeHandle(
  zone: TriggerZone,
  handle: ZoneHandle,
  { east, north }: { readonly east: number; readonly north: number },
  plan: WalkPlan,
): TriggerZone {
  if (handle.value !== null) return setHandle(zone, handle, handle.value.now + east + north, plan);
  const to = localFrame(handle.point).toPoint({ x: east, y: north });
  return moveHandle(zone, handle.id, to, plan);
}

/** The zone with a handle at this value, within the zone's limits. */
export function setHandle(
  zone: TriggerZone,
  { id }: ZoneHandle,
  value: number,
  plan: WalkPlan,
): TriggerZone {
  switch (zone.kind) {
    case 'circle':
      return { ...zone, radius: withinRadius(value) };
    case 'stretch':
      return withEnd(zone, id, value, plan);
    case 'polygon':
      return zone;
  }
}

/** The zone without this corner; null if it has the minimum number. */
export function removeCorner(zone: TriggerZone, id: string): TriggerZone | null {
  const [part, number] = partOf(id);
  if (zone.kind !== 'polygon' || part !== 'corner' || zone.corners.length <= CORNERS.min) {
    return null;
  }
  return { ...zone, corners: zone.corners.toSpliced(number, 1) };
}

type Circle = Extract<TriggerZone, { readonly kind: 'circle' }>;
type Polygon = Extract<TriggerZone, { readonly kind: 'polygon' }>;
type Stretch = Extract<TriggerZone, { readonly kind: 'stretch' }>;

function circleHandles({ centre, radius }: Circle): readonly ZoneHandle[] {
  return [
    { id: 'centre', label: 'Centre of the zone', point: centre, look: 'centre', value: null },
    {
      id: 'radius',
      label: 'Radius of the zone',
      point: localFrame(centre).toPoint({ x: radius, y: 0 }),
      look: 'vertex',
      value: { now: radius, ...RADIUS, text: `${radius} metres` },
    },
  ];
}

/** Corners, and handles in between that become corners, up to the maximum. */
function polygonHandles({ corners }: Polygon): readonly ZoneHandle[] {
  const isFull = corners.length >= CORNERS.max;
  return corners.flatMap((point, at): readonly ZoneHandle[] => {
    const next = corners[(at + 1) % corners.length] ?? point;
    const middle = { lat: (point.lat + next.lat) / 2, lng: (point.lng + next.lng) / 2 };
    const corner = { id: `corner ${at}`, label: `Corner ${at + 1}`, point, value: null } as const;
    const between = {
      id: `middle ${at}`,
      label: `Add a corner after corner ${at + 1}`,
      point: roundPoint(middle),
      value: null,
    } as const;
    return [
      { ...corner, look: 'vertex' },
      ...(isFull ? [] : [{ ...between, look: 'middle' } as const]),
    ];
  });
}

function stretchHandles({ from, to }: Stretch, { path }: WalkPlan): readonly ZoneHandle[] {
  const length = Math.floor(lengthOfPath(path ?? []));
  const end = (id: string, label: string, now: number, min: number, max: number) =>
    lineAlong(path ?? [], now, now)
      .slice(0, 1)
      .map((point) => ({
        ...{ id, label, point },
        look: 'vertex' as const,
        value: { now, min, max, text: `${now} metres along the path` },
      }));
  return [
    ...end('from', 'Start of the zone', from, 0, to - MIN_STRETCH),
    ...end('to', 'End of the zone', to, from + MIN_STRETCH, length),
  ];
}

function partOf(id: string): readonly [part: string, number: number] {
  const [part = '', number = '0'] = id.split(' ');
  return [part, Number(number)];
}

function movedCorners(
  corners: readonly Point[],
  part: string,
  number: number,
  to: Point,
): readonly Point[] {
  return part === 'middle' ? corners.toSpliced(number + 1, 0, to) : corners.with(number, to);
}

/**
 * Limits the search for an end along the path, so that it is neither beyond the other end nor on another pass of the
 * same street.
 */
const SEARCH_METRES = 150;

function reachOf({ from, to }: Stretch, part: string) {
  return part === 'from'
    ? { from: from - SEARCH_METRES, to: to - MIN_STRETCH }
    : { from: from + MIN_STRETCH, to: to + SEARCH_METRES };
}

/** Moves one end of a stretch; the other end stays. */
function withEnd(zone: Stretch, part: string, along: number, plan: WalkPlan): TriggerZone {
  return part === 'from'
    ? stretchBetween(plan, Math.min(along, zone.to - MIN_STRETCH), zone.to)
    : stretchBetween(plan, zone.from, Math.max(along, zone.from + MIN_STRETCH));
}

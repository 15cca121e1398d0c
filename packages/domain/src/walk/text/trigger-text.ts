import { isValidPoint, type Point } from '../../geo/point.ts';
import { roundPoint } from '../../geo/round-point.ts';
import { fail, ok, type Result } from '../../result.ts';
import {
  TRIGGER_KINDS,
  TRIGGER_LIMITS,
  TRIGGER_STARTS,
  type Trigger,
  type TriggerZone,
} from '../plan/trigger.ts';
import {
  booleanValue,
  list,
  nullOr,
  numberWithin,
  object,
  type Reader,
  readJson,
  wholeNumberWithin,
  wordOf,
} from './json-readers.ts';

/** The version of the format; a change that older programs can't read gets a new one. */
const VERSION = 1;

type Circle = Extract<TriggerZone, { readonly kind: 'circle' }>;
type Polygon = Extract<TriggerZone, { readonly kind: 'polygon' }>;
type Stretch = Extract<TriggerZone, { readonly kind: 'stretch' }>;

const ANYWHERE = { min: -Infinity, max: Infinity };
const { radius, corners, stretch, bearing, tolerance, priority, dwell } = TRIGGER_LIMITS;

const readCircle = object<Circle>('The circle', {
  kind: wordOf('The zone', ['circle']),
  centre: pointOf('The centre'),
  radius: numberWithin('The radius', radius, ' metres'),
});
const readPolygon = object<Polygon>('The polygon', {
  kind: wordOf('The zone', ['polygon']),
  corners: list('The corners', corners, pointOf('A corner')),
});
const readEnds = object<Stretch>('The stretch', {
  kind: wordOf('The zone', ['stretch']),
  from: numberWithin('The start of the stretch', stretch, ' metres'),
  to: numberWithin('The end of the stretch', stretch, ' metres'),
});

const ZONES: Readonly<Record<TriggerZone['kind'], Reader<TriggerZone>>> = {
  circle: readCircle,
  polygon: readPolygon,
  stretch: readStretch,
};

const readVersioned = object<Trigger & { readonly v: number }>('The trigger', {
  v: wholeNumberWithin('The version of the trigger', { min: VERSION, max: VERSION }),
  zone: nullOr(readZone),
  direction: nullOr(
    object('The direction', {
      bearing: numberWithin('The bearing', bearing, ' degrees'),
      tolerance: numberWithin('The tolerance', tolerance, ' degrees'),
    }),
  ),
  once: booleanValue('Once'),
  priority: wholeNumberWithin('The priority', priority),
  dwell: numberWithin('The time in the zone', dwell, ' seconds'),
  start: wordOf('The start', TRIGGER_STARTS),
  kind: wordOf('The kind', TRIGGER_KINDS),
});

/** Parses a stored trigger, or returns its error. */
export function readTrigger(text: string): Result<Trigger, string> {
  const read = readJson('The trigger', text, readVersioned);
  if (!read.ok) return read;
  const { v: _, ...trigger } = read.value;
  return ok(trigger);
}

/** The canonical text of a trigger: the same keys in the same order, points rounded to the precision of a tap. */
export function writeTrigger(trigger: Trigger): string {
  const { zone, direction, once, priority: rank, dwell: seconds, start, kind } = trigger;
  return JSON.stringify({
    v: VERSION,
    zone: zone && zoneToWrite(zone),
    direction: direction && { bearing: direction.bearing, tolerance: direction.tolerance },
    once,
    priority: rank,
    dwell: seconds,
    start,
    kind,
  });
}

function zoneToWrite(zone: TriggerZone): TriggerZone {
  switch (zone.kind) {
    case 'circle':
      return { kind: zone.kind, centre: roundPoint(zone.centre), radius: zone.radius };
    case 'polygon':
      return { kind: zone.kind, corners: zone.corners.map(roundPoint) };
    case 'stretch':
      return { kind: zone.kind, from: zone.from, to: zone.to };
  }
}

function readZone(json: unknown): Result<TriggerZone, string> {
  const kind = typeof json === 'object' && json !== null && 'kind' in json ? json.kind : null;
  const read = wordOf('The zone', ['circle', 'polygon', 'stretch'])(kind);
  return read.ok ? ZONES[read.value](json) : read;
}

function readStretch(json: unknown): Result<Stretch, string> {
  const read = readEnds(json);
  if (!read.ok || read.value.from < read.value.to) return read;
  return fail('The stretch must end after it starts');
}

function pointOf(name: string): Reader<Point> {
  const read = object<Point>(name, {
    lat: numberWithin(name, ANYWHERE),
    lng: numberWithin(name, ANYWHERE),
  });
  return (json) => {
    const point = read(json);
    return point.ok && isValidPoint(point.value)
      ? ok(roundPoint(point.value))
      : fail(`${name} must be a latitude and longitude`);
  };
}

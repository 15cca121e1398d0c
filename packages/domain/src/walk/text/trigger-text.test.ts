import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundPoint } from '../../geo/round-point.ts';
import {
  DEFAULT_TRIGGER,
  TRIGGER_KINDS,
  TRIGGER_STARTS,
  type Trigger,
  type TriggerZone,
} from '../plan/trigger.ts';
import { readTrigger, writeTrigger } from './trigger-text.ts';

const CENTRE = { lat: -37.8165, lng: 144.969 };
const CIRCLE = { kind: 'circle', centre: CENTRE, radius: 30 };

/** The text of the default trigger with some keys replaced, and those that are undefined left out. */
const written = (changes: object): string =>
  JSON.stringify({ ...JSON.parse(writeTrigger(DEFAULT_TRIGGER)), ...changes });
const zone = (changes: object): string => written({ zone: { ...CIRCLE, ...changes } });
const corners = (count: number) => Array.from({ length: count }, () => CENTRE);

const point = fc
  .record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(roundPoint);
const length = (most: number, min = 0) => fc.integer({ min, max: most });
const anyZone: fc.Arbitrary<TriggerZone> = fc.oneof(
  fc.record({ kind: fc.constant('circle' as const), centre: point, radius: length(100, 15) }),
  fc.record({
    kind: fc.constant('polygon' as const),
    corners: fc.array(point, { minLength: 3, maxLength: 50 }),
  }),
  fc
    .tuple(length(5_000), length(900, 1))
    .map(([from, more]) => ({ kind: 'stretch' as const, from, to: from + more })),
);
const anyTrigger: fc.Arbitrary<Trigger> = fc.record({
  zone: fc.option(anyZone),
  direction: fc.option(fc.record({ bearing: length(360), tolerance: length(180, 15) })),
  once: fc.boolean(),
  priority: length(9),
  dwell: length(60),
  start: fc.constantFrom(...TRIGGER_STARTS),
  kind: fc.constantFrom(...TRIGGER_KINDS),
});

describe('the text of a trigger', () => {
  it('is read as what was written', () => {
    fc.assert(
      fc.property(anyTrigger, (trigger) => {
        expect(readTrigger(writeTrigger(trigger))).toEqual({ ok: true, value: trigger });
      }),
    );
  });

  it('is the same however its keys are ordered', () => {
    const keys = Object.entries(JSON.parse(written({ zone: CIRCLE }))).toReversed();
    const read = readTrigger(JSON.stringify(Object.fromEntries(keys)));
    expect(read.ok && writeTrigger(read.value)).toBe(written({ zone: CIRCLE }));
  });

  it('rounds points to six decimals', () => {
    const read = readTrigger(zone({ centre: { lat: -37.816_512_345, lng: 144.969 } }));
    expect(read).toMatchObject({ value: { zone: { centre: { lat: -37.816_512 } } } });
  });

  it.each([
    ['', 'The trigger is not valid JSON'],
    ['{', 'The trigger is not valid JSON'],
    ['null', 'The trigger must be an object'],
    ['[]', 'The trigger must be an object'],
    ['"circle"', 'The trigger must be an object'],
    [written({ v: 2 }), 'The version of the trigger must be from 1 to 1'],
    [written({ v: undefined }), 'The trigger has no v'],
    [written({ radius: 30 }), 'The trigger has an unknown key, radius'],
    ['{"v":1,"__proto__":{}}', 'The trigger has an unknown key, __proto__'],
    [written({ once: 'yes' }), 'Once must be either true or false'],
    [written({ priority: 10 }), 'The priority must be from 0 to 9'],
    [written({ priority: -1 }), 'The priority must be from 0 to 9'],
    [written({ priority: 1.5 }), 'The priority must be a whole number'],
    [written({ priority: '1' }), 'The priority must be from 0 to 9'],
    [written({ dwell: 61 }), 'The time in the zone must be from 0 to 60 seconds'],
    [written({ dwell: null }), 'The time in the zone must be from 0 to 60 seconds'],
    [written({ start: 'now' }), 'The start must be one of auto, ask, never'],
    [written({ kind: 'toString' }), 'The kind must be one of stop, onTheWay, ambient'],
    [written({ direction: 90 }), 'The direction must be an object'],
    [written({ direction: { bearing: 90 } }), 'The direction has no tolerance'],
    [
      written({ direction: { bearing: 361, tolerance: 60 } }),
      'The bearing must be from 0 to 360 degrees',
    ],
    [
      written({ direction: { bearing: 90, tolerance: 14 } }),
      'The tolerance must be from 15 to 180 degrees',
    ],
    [written({ zone: [] }), 'The zone must be one of circle, polygon, stretch'],
    [zone({ kind: 'constructor' }), 'The zone must be one of circle, polygon, stretch'],
    [zone({ radius: 14.9 }), 'The radius must be from 15 to 100 metres'],
    [zone({ radius: 100.1 }), 'The radius must be from 15 to 100 metres'],
    [zone({ radius: '30' }), 'The radius must be from 15 to 100 metres'],
    [zone({ corners: [] }), 'The circle has an unknown key, corners'],
    [zone({}).replace('"radius":30', '"radius":1e400'), 'The radius must be from 15 to 100 metres'],
    [zone({ centre: { lat: 91, lng: 0 } }), 'The centre must be a latitude and longitude'],
    [zone({ centre: { lat: 99_999, lng: 99_999 } }), 'The centre must be a latitude and longitude'],
    [zone({ centre: { lat: '1', lng: 0 } }), 'The centre must be a latitude and longitude'],
    [zone({ centre: [1, 2] }), 'The centre must be a latitude and longitude'],
    [zone({}).replace('144.969', '1e400'), 'The centre must be a latitude and longitude'],
    [written({ zone: { kind: 'polygon', corners: corners(2) } }), 'The corners must be 3 to 50'],
    [written({ zone: { kind: 'polygon', corners: corners(51) } }), 'The corners must be 3 to 50'],
    [
      written({ zone: { kind: 'polygon', corners: [...corners(2), null] } }),
      'A corner must be a latitude and longitude',
    ],
    [
      written({ zone: { kind: 'stretch', from: 40, to: 40 } }),
      'The stretch must end after it starts',
    ],
    [
      written({ zone: { kind: 'stretch', from: -1, to: 40 } }),
      'The start of the stretch must be from 0 to 1000000 metres',
    ],
  ])('%s is refused', (text, error) => {
    expect(readTrigger(text)).toEqual({ ok: false, error });
  });

  it.each([
    zone({ radius: 15 }),
    zone({ radius: 100 }),
    written({ zone: { kind: 'polygon', corners: corners(3) } }),
    written({ zone: { kind: 'polygon', corners: corners(50) } }),
    written({ priority: 9, dwell: 60, direction: { bearing: 360, tolerance: 180 } }),
    written({ direction: { bearing: 0, tolerance: 15 } }),
  ])('%s is within its limits', (text) => {
    expect(readTrigger(text).ok).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundZones,
  type MeasuredZone,
  metresOutside,
  reachOf,
  zonesWithin,
} from './zone-distance.ts';

const CIRCLE: MeasuredZone = { kind: 'circle', centre: { x: 0, y: 0 }, radius: 30 };

/** A square of 100 m without its north-eastern quarter. */
const CORNER: MeasuredZone = {
  kind: 'polygon',
  corners: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
    { x: 50, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 100 },
  ],
};

const STRETCH: MeasuredZone = { kind: 'stretch', from: 200, to: 300 };

describe('the distance from a zone', () => {
  it.each([
    ['inside a circle', CIRCLE, { x: 0, y: 10 }, -20],
    ['outside a circle', CIRCLE, { x: 30, y: 40 }, 20],
    ['inside a polygon', CORNER, { x: 20, y: 50 }, -20],
    ['in its missing corner', CORNER, { x: 80, y: 60 }, 10],
    ['beside a polygon', CORNER, { x: -15, y: 50 }, 15],
    ['off its corner', CORNER, { x: -30, y: -40 }, 50],
  ])('%s', (_, zone, spot, metres) => {
    expect(metresOutside(zone, spot, null, 0)).toBeCloseTo(metres);
  });

  it.each([
    ['on a stretch', { along: 220, beside: 0 }, -20],
    ['before it', { along: 160, beside: 0 }, 40],
    ['after it', { along: 310, beside: 0 }, 10],
    ['beside it', { along: 250, beside: 42 }, 12],
  ])('%s', (_, place, metres) => {
    expect(metresOutside(STRETCH, { x: 0, y: 0 }, place, 30)).toBeCloseTo(metres);
  });

  it('is infinite from a stretch while the distance along the path is unknown', () => {
    expect(metresOutside(STRETCH, { x: 0, y: 0 }, null, 30)).toBe(Infinity);
  });
});

it.each([
  ['a circle', CIRCLE, 40],
  ['a polygon', CORNER, Math.hypot(100, 40)],
  ['a stretch', STRETCH, 80],
])('the reach of %s is the distance of its furthest point', (_, zone, metres) => {
  expect(reachOf(zone, { x: 0, y: 10 }, 220)).toBeCloseTo(metres);
});

const anySpot = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
});
const anyZone: fc.Arbitrary<MeasuredZone> = fc.oneof(
  fc.record({
    kind: fc.constant('circle' as const),
    centre: anySpot,
    radius: fc.double({ min: 0, max: 200, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('polygon' as const),
    corners: fc.array(anySpot, { minLength: 3, maxLength: 8 }),
  }),
);

describe('the zones within a distance', () => {
  it('finds every zone within the distance of a spot', () => {
    fc.assert(
      fc.property(
        fc.array(anyZone, { maxLength: 20 }),
        anySpot,
        fc.integer({ min: 0, max: 100 }),
        (zones, spot, metres) => {
          const found = zonesWithin(boundZones(zones), spot, metres);
          const near = zones.flatMap((zone, at) =>
            metresOutside(zone, spot, null, 0) <= metres ? [at] : [],
          );
          expect(found).toEqual(expect.arrayContaining(near));
        },
      ),
    );
  });

  it('leaves out zones that are far away, in any direction', () => {
    const zones = [-200, 0, 200].flatMap((x) =>
      [-200, 0, 200].map((y) => ({ kind: 'circle' as const, centre: { x, y }, radius: 30 })),
    );
    expect(zonesWithin(boundZones(zones), { x: 20, y: -10 }, 10)).toEqual([4]);
  });

  it('always considers a stretch: how near it is depends on the path', () => {
    const stretch = { kind: 'stretch' as const, from: 100, to: 200 };
    expect(zonesWithin(boundZones([stretch]), { x: 9_999, y: 9_999 }, 0)).toEqual([0]);
  });
});

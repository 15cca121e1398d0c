import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundZones, zonesWithin } from './zone-bounds.ts';
import { type MeasuredZone, metresOutside } from './zone-distance.ts';

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

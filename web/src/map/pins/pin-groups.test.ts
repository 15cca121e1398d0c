import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSEST_ZOOM, FARTHEST_ZOOM } from '../zoom-range.ts';
import { clusterFewPins } from './cluster-few-pins.ts';
import { clusterManyPins } from './cluster-many-pins.ts';
import { lngLatsOf, type PinGroup } from './pin-groups.ts';

const MELBOURNE = { south: -38, west: 144, north: -37, east: 146 };
const A = { lat: -37.81, lng: 144.96 };
const NEAR_A = { lat: -37.8101, lng: 144.9601 };
const FAR = { lat: -37.5, lng: 145.5 };

describe.each([
  { name: 'few', indexPins: clusterFewPins },
  { name: 'many', indexPins: clusterManyPins },
])('pins in a view, indexed as $name', ({ indexPins }) => {
  const find = indexPins(lngLatsOf([A, NEAR_A, FAR]));

  it('become a counted group if they are close, and stay single otherwise', () => {
    const { singles, groups } = find({ bounds: MELBOURNE, zoom: 12 });
    expect(singles).toEqual([2]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.count).toBe(2);
    expect(groups[0]?.centre.lat).toBeCloseTo(-37.81005, 4);
  });

  it('are ungrouped at the zoom that their group states', () => {
    const opensAt = find({ bounds: MELBOURNE, zoom: 12 }).groups[0]?.opensAt ?? 0;
    expect(find({ bounds: MELBOURNE, zoom: opensAt - 1 }).groups).toHaveLength(1);
    expect(find({ bounds: MELBOURNE, zoom: opensAt }).groups).toHaveLength(0);
  });

  it('do not include points outside', () => {
    const { singles, groups } = find({ bounds: { ...MELBOURNE, west: 145 }, zoom: 12 });
    expect(singles).toEqual([2]);
    expect(groups).toEqual([]);
  });

  it('are not grouped at the closest zoom, even on the same spot', () => {
    const twins = indexPins(lngLatsOf([A, A]));
    expect(twins({ bounds: MELBOURNE, zoom: CLOSEST_ZOOM }).singles).toEqual([0, 1]);
    expect(twins({ bounds: MELBOURNE, zoom: 15 }).groups[0]?.opensAt).toBe(CLOSEST_ZOOM);
  });

  it.each([
    { name: 'over the 180th meridian', west: 170, east: 190, singles: [0, 1] },
    { name: 'a world further east', west: 530, east: 540, singles: [0] },
    { name: 'around the whole world', west: -300, east: 200, singles: [0, 1, 2] },
  ])('are found $name', ({ west, east, singles }) => {
    const fiji = indexPins(
      lngLatsOf([
        { lat: -17, lng: 178 },
        { lat: -17, lng: -178 },
        { lat: -17, lng: 0 },
      ]),
    );
    const found = fiji({ bounds: { south: -20, west, north: -10, east }, zoom: 10 });
    expect(found.singles.toSorted()).toEqual(singles);
  });

  it('are empty if there are no pins', () => {
    expect(indexPins(lngLatsOf([]))({ bounds: MELBOURNE, zoom: 15 })).toEqual({
      singles: [],
      groups: [],
    });
  });
});

describe('few pins', () => {
  const point = fc.record({
    lat: fc.double({ min: -38, max: -37.5, noNaN: true }),
    lng: fc.double({ min: 144.5, max: 145.5, noNaN: true }),
  });

  it('are grouped in the same way as many pins', () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        fc.integer({ min: FARTHEST_ZOOM, max: CLOSEST_ZOOM }),
        (points, zoom) => {
          const lngLats = lngLatsOf(points);
          const view = { bounds: { south: -37.9, west: 144.6, north: -37.4, east: 145.4 }, zoom };
          const few = clusterFewPins(lngLats)(view);
          const many = clusterManyPins(lngLats)(view);
          expect(few.singles).toEqual(many.singles.toSorted((a, b) => a - b));
          expect(many.groups).toHaveLength(few.groups.length);
          expect(many.groups).toEqual(expect.arrayContaining(few.groups.map(nearly)));
        },
      ),
    );
  });
});

/** The other index stores centres as whole numbers. */
function nearly({ centre: { lat, lng }, ...group }: PinGroup): unknown {
  return { ...group, centre: { lat: expect.closeTo(lat, 5), lng: expect.closeTo(lng, 5) } };
}

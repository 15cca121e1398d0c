import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOfPoints, boundsOfShapes, centreOf, unionBounds } from './bounds.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('bounds', () => {
  it('of nothing are none', () => {
    expect(boundsOfPoints([])).toBeNull();
    expect(boundsOfShapes([])).toBeNull();
    expect(unionBounds([null, null])).toBeNull();
  });

  it('hold every point and touch the outermost', () => {
    const points = [
      { lat: 1, lng: 20 },
      { lat: -3, lng: 10 },
      { lat: 2, lng: 15 },
    ];
    const bounds = { south: -3, west: 10, north: 2, east: 20 };
    expect(boundsOfPoints(points)).toEqual(bounds);
    expect(centreOf(bounds)).toEqual({ lat: -0.5, lng: 15 });
    expect(boundsOfShapes([{ points, colour: 'blue' }])).toEqual(bounds);
  });

  it('of two groups together are the bounds of all their points', () => {
    fc.assert(
      fc.property(fc.array(anyPoint), fc.array(anyPoint), (some, others) => {
        expect(unionBounds([boundsOfPoints(some), boundsOfPoints(others)])).toEqual(
          boundsOfPoints([...some, ...others]),
        );
      }),
    );
  });
});

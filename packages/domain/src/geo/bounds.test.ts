import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOfPoints, boundsOfShapes, centreOf, coarseBounds, unionBounds } from './bounds.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('bounds', () => {
  it('of nothing are null', () => {
    expect(boundsOfPoints([])).toBeNull();
    expect(boundsOfShapes([])).toBeNull();
    expect(unionBounds([null, null])).toBeNull();
  });

  it('contain every point and touch the outermost', () => {
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

describe('coarse bounds', () => {
  it.each([
    [
      { south: -37.81999, west: 144.95811, north: -37.81101, east: 144.9719 },
      { south: -37.82, west: 144.958, north: -37.811, east: 144.972 },
    ],
    [
      { south: -37.82, west: 144.965, north: -37.811, east: 144.972 },
      { south: -37.82, west: 144.965, north: -37.811, east: 144.972 },
    ],
    [
      { south: -90, west: -180, north: 90, east: 180 },
      { south: -90, west: -180, north: 90, east: 180 },
    ],
  ])('of %j are %j', (exact, coarse) => {
    expect(coarseBounds(exact)).toEqual(coarse);
  });

  it('contain the exact bounds, have at most 3 decimals, and don’t change when made coarse again', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1 }), (points) => {
        const exact = boundsOfPoints(points) ?? expect.fail('points have bounds');
        const coarse = coarseBounds(exact);
        const slack = 1e-8;
        expect(coarse.south).toBeLessThanOrEqual(exact.south + slack);
        expect(coarse.west).toBeLessThanOrEqual(exact.west + slack);
        expect(coarse.north).toBeGreaterThanOrEqual(exact.north - slack);
        expect(coarse.east).toBeGreaterThanOrEqual(exact.east - slack);
        for (const side of Object.values(coarse)) {
          expect(side + 0).toBe(Number(side.toFixed(3)) + 0);
        }
        expect(coarseBounds(coarse)).toEqual(coarse);
      }),
    );
  });
});

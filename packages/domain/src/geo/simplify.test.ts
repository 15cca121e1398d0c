import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from './distance.ts';
import type { Point } from './point.ts';
import {
  distanceToSegment,
  type SimplifiedLine,
  sharePoints,
  simplifyLine,
  simplifyRing,
} from './simplify.ts';

/** The timeout for seconds of computing on a machine that may be busy. */
const TIMEOUT_MS = 60_000;

const arbitraryPoint: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -37.9, max: -37.7, noNaN: true }),
  lng: fc.double({ min: 144.8, max: 145.1, noNaN: true }),
});
const arbitraryLine = fc.array(arbitraryPoint, { minLength: 2, maxLength: 120 });

/** The largest distance from a point of the original line to its stretch of the simplified line. */
function farthestOff(whole: readonly Point[], { points }: SimplifiedLine): number {
  let stretch = 0;
  let farthest = 0;
  for (const point of whole) {
    if (point === points[stretch + 1]) stretch += 1;
    const from = points[stretch] as Point;
    const to = points[stretch + 1] ?? from;
    farthest = Math.max(farthest, distanceToSegment(from, to)(point));
  }
  return farthest;
}

describe('simplifying a line', () => {
  it('keeps the ends and the order, and stays within the limit and the reported distance', () => {
    fc.assert(
      fc.property(arbitraryLine, fc.integer({ min: 2, max: 150 }), (line, max) => {
        const simple = simplifyLine(line, max);
        expect(simple.points.length).toBeLessThanOrEqual(Math.max(2, max));
        expect(simple.points[0]).toBe(line[0]);
        expect(simple.points.at(-1)).toBe(line.at(-1));
        const indexes = simple.points.map((point) => line.indexOf(point));
        expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
        expect(farthestOff(line, simple)).toBeLessThanOrEqual(simple.withinMetres + 1e-6);
      }),
    );
  });

  it('leaves a line alone that has few enough points', () => {
    const line = [
      { lat: 1, lng: 2 },
      { lat: 3, lng: 4 },
    ];
    expect(simplifyLine(line, 2)).toEqual({ points: line, withinMetres: 0 });
  });

  it('drops what lies on a straight line and keeps the corners', () => {
    const east = Array.from({ length: 50 }, (_, step) => ({ lat: 0, lng: step * 1e-4 }));
    const north = Array.from({ length: 50 }, (_, step) => ({ lat: (step + 1) * 1e-4, lng: 49e-4 }));
    const { points, withinMetres } = simplifyLine([...east, ...north], 3);
    expect(points).toEqual([east[0], east.at(-1), north.at(-1)]);
    expect(withinMetres).toBeLessThan(0.01);
  });

  it('crosses the 180th meridian without going round the world', () => {
    const line = [179.98, 179.99, -180, -179.99, -179.98].map((lng) => ({ lat: -17, lng }));
    expect(simplifyLine(line, 2).withinMetres).toBeLessThan(0.01);
  });

  it('simplifies a recording of 200,000 points, and one that goes back and forth', {
    timeout: TIMEOUT_MS,
  }, () => {
    const recorded = Array.from({ length: 200_000 }, (_, step) => ({
      lat: -37.8 + Math.sin(step / 500) * 0.01,
      lng: 144.9 + step * 1e-6,
    }));
    expect(simplifyLine(recorded, 2_000).points).toHaveLength(2_000);
    const toAndFro = Array.from({ length: 20_000 }, (_, step) => ({
      lat: step % 2 === 0 ? -37 : -37 - step * 1e-6,
      lng: 144 + (step % 3) * 1e-5,
    }));
    expect(simplifyLine(toAndFro, 2_000).points).toHaveLength(2_000);
  });

  it('keeps only two points of a line whose points are all the same', () => {
    const still = Array.from({ length: 5_000 }, () => ({ lat: -37.8, lng: 144.9 }));
    expect(simplifyLine(still, 2_000).points).toHaveLength(2);
  });
});

describe('simplifying a boundary', () => {
  it('keeps the corners of a square, and doesn’t repeat its first point', () => {
    const side = (count: number, at: (share: number) => Point) =>
      Array.from({ length: count }, (_, step) => at(step / count));
    const square = [
      ...side(25, (share) => ({ lat: 0, lng: share / 100 })),
      ...side(25, (share) => ({ lat: share / 100, lng: 0.01 })),
      ...side(25, (share) => ({ lat: 0.01, lng: (1 - share) / 100 })),
      ...side(25, (share) => ({ lat: (1 - share) / 100, lng: 0 })),
    ];
    expect(simplifyRing(square, 4).points).toEqual([square[0], square[25], square[50], square[75]]);
  });

  it('never has more points than requested, and keeps its first point', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryPoint, { minLength: 3, maxLength: 60 }),
        fc.integer({ min: 3, max: 60 }),
        (ring, max) => {
          const { points } = simplifyRing(ring, max);
          expect(points.length).toBeLessThanOrEqual(max);
          expect(points[0]).toBe(ring[0]);
        },
      ),
    );
  });
});

describe('sharing points among lines', () => {
  it.each([
    ['gives each line all its points if there are enough', [5, 7], 100, [5, 7]],
    ['cuts the long ones only', [5, 1_000, 1_000], 105, [5, 50, 50]],
    ['returns no shares for no lines', [], 100, []],
  ])('%s', (_, wanted, max, shares) => {
    expect(sharePoints(wanted, { max, min: 2 })).toEqual(shares);
  });

  it('refuses more lines than there are points for', () => {
    expect(sharePoints([2, 2, 2], { max: 5, min: 2 })).toBeNull();
  });

  it('never gives out more points than there are, nor fewer than the minimum to a line', () => {
    const counts = fc.array(fc.integer({ min: 2, max: 5_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 10_000 }), (wanted, max) => {
        const shares = sharePoints(wanted, { max, min: 2 });
        if (shares === null) return;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(max);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(2);
          expect(share).toBeLessThanOrEqual(wanted[index] ?? 0);
        }
      }),
    );
  });
});

const FROM = { lat: -37.81, lng: 144.96 };
const TO = { lat: -37.81, lng: 144.97 };

describe('the distance of a point from a line', () => {
  it('is measured perpendicular to it', () => {
    const beside = { lat: -37.811, lng: 144.965 };
    const across = distanceMetres(beside, { lat: -37.81, lng: 144.965 });
    expect(distanceToSegment(FROM, TO)(beside)).toBeCloseTo(across, 1);
  });

  it('is measured from the nearer end where the point lies beyond it', () => {
    const beyond = { lat: -37.81, lng: 144.98 };
    expect(distanceToSegment(FROM, TO)(beyond)).toBeCloseTo(distanceMetres(beyond, TO), 0);
  });

  it('is the distance of two points where the line has no length', () => {
    expect(distanceToSegment(FROM, FROM)(TO)).toBeCloseTo(distanceMetres(FROM, TO), 0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../geo/distance.ts';
import { averagePosition, isSettled } from './average-position.ts';
import type { Fix } from './fix.ts';

/** About 11 m each. */
const STEP = 0.0001;
const fix = (steps: number, accuracyMetres: number, at = 0): Fix => ({
  point: { lat: -37.8 + steps * STEP, lng: 144.9 },
  accuracyMetres,
  at,
});

describe('the average of fixes', () => {
  it('is null without a valid fix', () => {
    expect(averagePosition([])).toBeNull();
    expect(averagePosition([fix(0, Number.NaN)])).toBeNull();
  });

  it('lies halfway between two that are equally good', () => {
    expect(averagePosition([fix(0, 20), fix(2, 20)])?.point.lat).toBeCloseTo(-37.8 + STEP, 9);
  });

  it('lies four times closer to one that is twice as good', () => {
    expect(averagePosition([fix(0, 10), fix(1, 20)])?.point.lat).toBeCloseTo(-37.8 + STEP / 5, 9);
  });

  it('is as accurate as the best of them, and no better', () => {
    expect(averagePosition([fix(0, 20), fix(0, 9), fix(0, 30)])?.accuracyMetres).toBe(9);
  });

  it('leaves out a fix that contradicts the best one', () => {
    expect(averagePosition([fix(0, 5), fix(0, 10), fix(30, 12)])?.point.lat).toBeCloseTo(-37.8, 9);
  });

  it('leaves out what came after ten seconds', () => {
    expect(averagePosition([fix(0, 20, 0), fix(1, 20, 10_001)])?.point.lat).toBeCloseTo(-37.8, 9);
  });

  it('works across the 180th meridian', () => {
    const at = (lng: number): Fix => ({ point: { lat: 0, lng }, accuracyMetres: 100, at: 0 });
    const lng = averagePosition([at(179.9999), at(-179.9999)])?.point.lng ?? 0;
    expect(Math.abs(lng)).toBeCloseTo(180, 6);
  });

  const anyFix = fc.record({
    point: fc.record({
      lat: fc.double({ min: -37.801, max: -37.8, noNaN: true }),
      lng: fc.double({ min: 144.9, max: 144.901, noNaN: true }),
    }),
    accuracyMetres: fc.double({ min: 0, max: 200, noNaN: true }),
    at: fc.integer({ min: 0, max: 10_000 }),
  });

  it('has the accuracy of the best fix, and stays near it', () => {
    fc.assert(
      fc.property(fc.array(anyFix, { minLength: 1, maxLength: 30 }), (fixes) => {
        const average = averagePosition(fixes);
        const best = Math.min(...fixes.map(({ accuracyMetres }) => accuracyMetres));
        const worst = Math.max(...fixes.map(({ accuracyMetres }) => accuracyMetres));
        const anchor = fixes.find(({ accuracyMetres }) => accuracyMetres === best);
        if (average === null || anchor === undefined) throw new Error('There is a fix');
        expect(average.accuracyMetres).toBe(best);
        expect(distanceMetres(average.point, anchor.point)).toBeLessThanOrEqual(best + worst + 0.1);
      }),
    );
  });
});

describe('waiting for a better position', () => {
  it.each([
    ['without a fix, however long it takes', [], 60_000, false],
    ['after a moment at ±14 m', [fix(0, 14)], 4_000, false],
    ['at ±8 m', [fix(0, 14), fix(0, 8)], 4_000, true],
    ['after ten seconds', [fix(0, 40)], 10_000, true],
  ])('%s', (_case, fixes, now, settled) => {
    expect(isSettled(fixes, 0, now)).toBe(settled);
  });
});

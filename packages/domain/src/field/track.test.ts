import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fix } from './fix.ts';
import {
  addFix,
  EMPTY_TRACK,
  interrupt,
  openGuesses,
  redrawGuess,
  type Track,
  trackMetres,
  trackPoints,
} from './track.ts';

/** A degree of latitude is about 111,195 m. */
const METRE = 1 / 111_195;
const fix = (metres: number, seconds: number, accuracyMetres = 5): Fix => ({
  point: { lat: -37.8 + metres * METRE, lng: 144.9 },
  accuracyMetres,
  at: seconds * 1_000,
});
const walk = (...fixes: readonly Fix[]): Track => fixes.reduce(addFix, EMPTY_TRACK);

describe('a recorded path', () => {
  it('is as long as the way walked', () => {
    expect(trackMetres(walk(fix(0, 0), fix(10, 5), fix(20, 10)))).toBeCloseTo(20, 0);
  });

  it.each([
    ['a fix worse than 50 m', fix(40, 5, 51)],
    ['a fix that claims no accuracy', fix(40, 5, Number.NaN)],
    ['a step shorter than 5 m', fix(4, 5)],
    ['a step within the doubt of a poor fix', fix(18, 5, 40)],
    ['a fix from the past', fix(40, -1)],
  ])('is not lengthened by %s', (_case, next) => {
    expect(trackMetres(walk(fix(0, 0), next))).toBe(0);
  });

  it('has no gap where someone stood still for minutes', () => {
    const track = walk(fix(0, 0), fix(1, 15), fix(2, 30), fix(1, 45), fix(9, 60));
    expect(openGuesses(track)).toEqual([]);
    expect(trackMetres(track)).toBeCloseTo(9, 0);
  });

  it('has a guessed segment after 20 s without a fix', () => {
    const [guess] = openGuesses(walk(fix(0, 0), fix(10, 5), fix(190, 26), fix(200, 30)));
    expect(guess?.index).toBe(1);
    expect(guess?.metres).toBeCloseTo(180, 0);
  });

  it('has a guessed segment where the page was hidden, however briefly', () => {
    const track = addFix(interrupt(walk(fix(0, 0), fix(10, 5))), fix(40, 8));
    expect(openGuesses(track)).toHaveLength(1);
    expect(openGuesses(addFix(track, fix(50, 12)))).toHaveLength(1);
  });

  it('has no guessed segment when the walker stayed where they were', () => {
    const track = addFix(interrupt(walk(fix(0, 0))), fix(1, 600));
    expect(openGuesses(addFix(track, fix(10, 605)))).toEqual([]);
  });

  it('can be redrawn along a guessed segment, which keeps its ends', () => {
    const track = walk(fix(0, 0), fix(10, 5), fix(190, 60));
    const corner = { lat: -37.799, lng: 144.91 };
    const redrawn = redrawGuess(track, 1, [corner]);
    expect(openGuesses(redrawn)).toEqual([]);
    expect(trackPoints(redrawn).slice(1)).toEqual([fix(10, 0).point, corner, fix(190, 0).point]);
    expect(redrawGuess(track, 0, [corner])).toEqual(track);
  });

  const anyStep = fc.oneof(
    fc.record({
      metres: fc.integer({ min: -500, max: 500 }),
      seconds: fc.integer({ min: -5, max: 60 }),
      accuracy: fc.integer({ min: 0, max: 100 }),
    }),
    fc.constant('hidden' as const),
  );
  it('is one continuous line, whatever the phone reports', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let at = 0;
        const track = steps.reduce((sum: Track, step) => {
          if (step === 'hidden') return interrupt(sum);
          at += step.seconds;
          return addFix(sum, fix(step.metres, at, step.accuracy));
        }, EMPTY_TRACK);
        track.segments.forEach(({ points, kind }, index) => {
          expect(points.length).toBeGreaterThanOrEqual(kind === 'guess' ? 2 : 1);
          const before = track.segments[index - 1]?.points.at(-1);
          if (before !== undefined) expect(points[0]).toEqual(before);
        });
        const guessed = openGuesses(track).reduce((sum, { metres }) => sum + metres, 0);
        expect(guessed).toBeLessThanOrEqual(trackMetres(track) + 0.01);
      }),
    );
  });
});

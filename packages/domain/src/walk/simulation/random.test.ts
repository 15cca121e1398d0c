import { describe, expect, it } from 'vitest';
import { createRandom, nthSeed } from './random.ts';

const draw = (count: number, next: () => number) => Array.from({ length: count }, next);
const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

describe('random numbers', () => {
  it('are the same for the same seed, everywhere', () => {
    const { uniform, normal } = createRandom(1);
    expect([uniform(), uniform(), normal()]).toEqual([
      0.4734552805311978, 0.16822792822495103, 2.000640869140625,
    ]);
  });

  it('differ by seed and by stream', () => {
    const first = [createRandom(1), createRandom(2), createRandom(1, 1), createRandom(0)];
    expect(new Set(first.map(({ uniform }) => uniform())).size).toBe(first.length);
    expect(new Set(draw(1_000, () => 0).map((_, nth) => nthSeed(7, nth))).size).toBe(1_000);
  });

  it('are uniform between 0 and 1', () => {
    const { uniform } = createRandom(3);
    const figures = draw(20_000, uniform);
    expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...figures)).toBeLessThan(1);
    expect(mean(figures)).toBeCloseTo(0.5, 1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = figures.filter((figure) => Math.floor(figure * 10) === tenth).length;
      expect(inside / figures.length).toBeCloseTo(0.1, 1);
    }
  });

  it('can be normally distributed', () => {
    const { normal } = createRandom(4);
    const figures = draw(20_000, normal);
    const within = (deviations: number) =>
      figures.filter((figure) => Math.abs(figure) < deviations).length / figures.length;
    expect(Math.abs(mean(figures))).toBeLessThan(0.03);
    expect(mean(figures.map((figure) => figure ** 2))).toBeCloseTo(1, 1);
    expect(within(1)).toBeCloseTo(0.683, 1);
    expect(within(2)).toBeCloseTo(0.954, 1);
    expect(within(3)).toBeLessThan(1);
  });

  it('can be events with a given probability', () => {
    const { chance, between } = createRandom(5);
    expect(draw(20_000, () => Number(chance(0.25)))).toSatisfy(
      (hits: readonly number[]) => Math.abs(mean(hits) - 0.25) < 0.02,
    );
    expect(between(5, 5)).toBe(5);
  });
});

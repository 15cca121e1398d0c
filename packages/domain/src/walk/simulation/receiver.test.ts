import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { createReceiver, type Reading, type Sky, skyOf } from './receiver.ts';

const NORTH = { x: 0, y: 1 };
/** Four metres beside the path, as walkers are. */
const PAVEMENT = { x: 4, y: 0 };

function readings(sky: Sky, seconds: number): readonly (Reading | null)[] {
  const receiver = createReceiver(sky, createRandom(11));
  return Array.from({ length: seconds }, () => receiver.read(PAVEMENT, NORTH));
}

function errorsOf(sky: Sky): readonly number[] {
  return readings(sky, 60_000)
    .flatMap((reading) => (reading === null ? [] : [Math.hypot(reading.spot.x, reading.spot.y)]))
    .toSorted((a, b) => a - b);
}

const share = (figures: readonly number[], part: number) =>
  figures[Math.floor(figures.length * part)] ?? Number.NaN;

describe('a simulated receiver', () => {
  it.each<[Sky, number, number]>([
    ['open', 5, 10],
    ['town', 7, 17],
    ['dense', 15, 49],
  ])('under a sky that is %s errs by a median of %d m and rarely by more than %d m', (...row) => {
    const [sky, median, p95] = row;
    const errors = errorsOf(sky);
    expect(Math.abs(share(errors, 0.5) - median)).toBeLessThan(1);
    expect(Math.abs(share(errors, 0.95) / p95 - 1)).toBeLessThan(0.12);
  });

  it('errs in the same direction for a while, not independently with every fix', () => {
    const across = readings('dense', 20_000).map((reading) =>
      reading === null ? null : reading.spot.x - PAVEMENT.x,
    );
    expect(correlation(across, 5)).toBeGreaterThan(0.6);
    expect(correlation(across, 300)).toBeLessThan(0.3);
  });

  it('errs more across the street than along it', () => {
    const spread = (pick: (reading: Reading) => number) =>
      Math.sqrt(
        readings('dense', 20_000).reduce(
          (sum, reading) => sum + (reading === null ? 0 : pick(reading) ** 2),
          0,
        ),
      );
    expect(spread(({ spot }) => spot.x - PAVEMENT.x)).toBeGreaterThan(spread(({ spot }) => spot.y));
  });

  it('loses a quarter of its fixes, and sometimes all for a while', () => {
    const all = readings('town', 20_000);
    const missing = all.filter((reading) => reading === null).length / all.length;
    expect(missing).toBeGreaterThan(0.25);
    expect(missing).toBeLessThan(0.31);
    const runs = all
      .map((reading) => (reading === null ? ' ' : 'x'))
      .join('')
      .split('x');
    expect(Math.max(...runs.map(({ length }) => length))).toBeGreaterThanOrEqual(10);
  });

  it('claims a plausible accuracy of 3 to 65 m', () => {
    for (const sky of ['open', 'town', 'dense'] as const) {
      const claims = readings(sky, 5_000).flatMap((reading) => reading?.accuracy ?? []);
      expect(Math.min(...claims)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...claims)).toBeLessThanOrEqual(65);
    }
  });
});

function correlation(figures: readonly (number | null)[], lag: number): number {
  let [products, squares] = [0, 0];
  for (const [at, figure] of figures.entries()) {
    const later = figures[at + lag];
    if (figure === null || later === null || later === undefined) continue;
    products += figure * later;
    squares += (figure ** 2 + later ** 2) / 2;
  }
  return products / squares;
}

it('mixed surroundings are a fifth open, half town and the rest dense', () => {
  const random = createRandom(12);
  const skies = Array.from({ length: 10_000 }, () => skyOf('mixed', random));
  const shareOf = (sky: Sky) => skies.filter((one) => one === sky).length / skies.length;
  expect(shareOf('open')).toBeCloseTo(0.2, 1);
  expect(shareOf('town')).toBeCloseTo(0.5, 1);
  expect(shareOf('dense')).toBeCloseTo(0.3, 1);
  expect(skyOf('dense', random)).toBe('dense');
});

import { describe, expect, it } from 'vitest';
import { createMinutes, quantileOf, type Totals } from './minutes.ts';

const BOUNDS = [0.01, 0.1, 1];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 0, minute));

describe('the minutes of a process', () => {
  it('have what was counted in each, not before', () => {
    const totals = { requests: 5, errors: 1, durations: [4, 0, 0, 1], memoryBytes: 10 };
    const minutes = createMinutes(BOUNDS, (): Totals => totals);
    expect(minutes.list()).toEqual([]);
    totals.requests += 20;
    totals.errors += 2;
    totals.durations[1] = 20;
    totals.memoryBytes = 30;
    minutes.end(at(1));
    minutes.end(at(2));
    expect(minutes.list()).toEqual([
      {
        endedAt: at(1),
        requests: 20,
        errors: 2,
        p95Seconds: expect.closeTo(0.0955),
        memoryBytes: 30,
      },
      { endedAt: at(2), requests: 0, errors: 0, p95Seconds: null, memoryBytes: 30 },
    ]);
  });

  it('are those of the last hour', () => {
    const none = { requests: 0, errors: 0, durations: [0, 0, 0, 0], memoryBytes: 0 };
    const minutes = createMinutes(BOUNDS, () => none);
    for (let minute = 1; minute <= 61; minute += 1) minutes.end(at(minute));
    expect(minutes.list()).toHaveLength(60);
    expect(minutes.list()[0]?.endedAt).toEqual(at(2));
  });
});

it.each<[name: string, part: number, counts: readonly number[], value: number | null]>([
  ['nothing counted', 0.95, [0, 0, 0, 0], null],
  ['all below the first bound', 0.5, [10, 0, 0, 0], 0.005],
  ['all between two bounds', 0.5, [0, 10, 0, 0], 0.055],
  ['an empty bucket on the way', 0.95, [5, 0, 5, 0], 0.91],
  ['at the end of a bucket', 0.5, [5, 5, 0, 0], 0.01],
  ['above the last bound', 0.95, [0, 0, 1, 9], 1],
])('the quantile with %s', (_, part, counts, value) => {
  const found = quantileOf(part, BOUNDS, counts);
  if (value === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(value, 6);
});

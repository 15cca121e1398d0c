import { describe, expect, it } from 'vitest';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { createZoneImprovement, isBetter } from './improve-zones.ts';
import type { StopReport } from './report.ts';
import { simulateWalks, type WalksOptions } from './simulate-walks.ts';
import { submissionWalks } from './submission-walks.ts';
import { zigzagPlan } from './zigzag.test-data.ts';
import { alternativeSizes, withRadii } from './zone-sizes.ts';

const options = { count: 30, seed: 5, surroundings: 'dense' } as const;

function improve(plan: WalkPlan, walks: WalksOptions = options, slice = walks.count) {
  const present = simulateWalks(plan, walks);
  const search = createZoneImprovement(plan, walks, present);
  while (!search.next(slice));
  return { present, suggestions: search.suggestions() };
}

describe('other sizes', () => {
  const plan = zigzagPlan({ stops: 1, radius: 40 });
  const { stops, ...rest } = simulateWalks(plan, { ...options, count: 1 });
  const sizesFor = (change: Partial<StopReport>, of = plan) =>
    alternativeSizes(of, { ...rest, stops: stops.map((stop) => ({ ...stop, ...change })) }).get(
      101,
    );

  it('are larger where people miss a place, smaller where it starts early, and none where all is well', () => {
    expect(sizesFor({ grade: 'amber' })).toEqual([45, 50, 55, 60]);
    expect(sizesFor({ grade: 'green', passes: 100, early: 3 })).toEqual([35, 30, 25, 20, 15]);
    expect(sizesFor({ grade: 'green', passes: 100, early: 2 })).toBeUndefined();
  });

  it('stay clear of neighbours', () => {
    const tight = zigzagPlan({ stops: 2, radius: 40, spacing: 70 });
    expect(sizesFor({ grade: 'red' }, tight)).toEqual([30]);
    expect(sizesFor({ grade: 'red' }, zigzagPlan({ stops: 1, radius: 60 }))).toBeUndefined();
  });
});

describe('suggestions', () => {
  it.each([
    ['alone', zigzagPlan({ stops: 1, radius: 15 })],
    ['beside each other', zigzagPlan({ stops: 2, radius: 15 })],
    ['close together', zigzagPlan({ stops: 2, radius: 30, spacing: 60 })],
  ])('never make a place or a walk worse than it is: places %s', (_, plan) => {
    const { present, suggestions } = improve(plan);
    const radii = new Map(suggestions.map(({ stopId, radius }) => [stopId, radius]));
    const then = simulateWalks(
      withRadii(plan, (stopId) => radii.get(stopId)),
      options,
    );
    expect(then.totals.complete).toBeGreaterThanOrEqual(present.totals.complete);
    for (const [at, stop] of present.stops.entries()) {
      const after = then.stops[at];
      if (radii.has(stop.stopId) && after !== undefined) expect(isBetter(stop, after)).toBe(true);
    }
  });

  it('hold for the walkers of the next check, not only for those they were found with', () => {
    const plan = zigzagPlan({ stops: 1, radius: 20 });
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { present, suggestions } = improve(plan, { ...options, seed });
      const changed = withRadii(plan, () => suggestions[0]?.radius);
      const next = simulateWalks(changed, { ...options, seed: submissionWalks(changed).seed });
      const [was, is] = [present.stops[0], next.stops[0]] as [StopReport, StopReport];
      if (suggestions.length > 0) expect(isBetter(was, is)).toBe(true);
    }
  });

  it('are larger circles in dense surroundings, and the same when computed in slices', () => {
    const plan = zigzagPlan({ stops: 1, radius: 15 });
    const { suggestions } = improve(plan);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { radius } of suggestions) expect(radius).toBeGreaterThan(15);
    expect(improve(plan, options, 7).suggestions).toEqual(suggestions);
  });

  it('aren’t needed where all is well', () => {
    const plan = zigzagPlan({ stops: 2 });
    const present = simulateWalks(plan, options);
    const stops = present.stops.map((stop) => ({ ...stop, grade: 'green' as const, early: 0 }));
    const search = createZoneImprovement(plan, options, { ...present, stops });
    expect(search.next(1)).toBe(true);
    expect(search.suggestions()).toEqual([]);
  });

  it('are dropped if fewer people would hear everything', () => {
    const plan = zigzagPlan({ stops: 1, radius: 15 });
    const present = simulateWalks(plan, options);
    const totals = { ...present.totals, complete: options.count + 1 };
    const search = createZoneImprovement(plan, options, { ...present, totals });
    while (!search.next(options.count));
    expect(search.suggestions()).toEqual([]);
  });

  it('are dropped if they don’t improve their place', () => {
    const plan = zigzagPlan({ stops: 1, radius: 60, spacing: 60 });
    const present = simulateWalks(plan, options);
    const early = present.stops.map((stop) => ({ ...stop, early: stop.passes, missed: -1 }));
    const search = createZoneImprovement(plan, options, { ...present, stops: early });
    while (!search.next(options.count));
    expect(search.suggestions()).toEqual([]);
  });
});

describe('a place counts as better', () => {
  const was: StopReport = {
    ...(simulateWalks(zigzagPlan({ stops: 1 }), { ...options, count: 1 }).stops[0] as StopReport),
    grade: 'amber',
    passes: 1_000,
    missed: 20,
    early: 0,
  };
  it.each<[string, boolean, Partial<StopReport>, Partial<StopReport>?]>([
    ['with a better grade', true, { missed: 11, grade: 'green' }],
    ['with fewer than half of the misses', true, { missed: 9 }],
    ['not with hardly fewer', false, { missed: 18 }],
    ['not with more', false, { missed: 21 }],
    ['not if it starts early instead', false, { missed: 0, grade: 'green', early: 21 }],
    ['if it doesn’t start early any more', true, { early: 20 }, { early: 30 }],
    ['not if people miss it instead', false, { missed: 25, early: 0 }, { early: 30 }],
  ])('%s', (_, expected, change, before = {}) => {
    expect(isBetter({ ...was, ...before }, { ...was, ...change })).toBe(expected);
  });
});

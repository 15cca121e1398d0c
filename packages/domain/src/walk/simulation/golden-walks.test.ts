import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { SURROUNDINGS } from '../plan/walk-settings.ts';
import { simulateWalks } from './simulate-walks.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

/**
 * The same seeds lead to the same walks, so these numbers only change with a rule of the engine or the model of
 * walkers. After such a change, compare them to see whether walks got better or worse; the bench shows by how much.
 */
describe('golden walks', () => {
  it.each([
    ['open', 15, { passes: 208, fired: 208, heard: 208, missed: 0 }],
    ['town', 25, { passes: 207, fired: 207, heard: 207, missed: 0 }],
    ['dense', 40, { passes: 207, fired: 206, heard: 206, missed: 1 }],
    ['mixed', 30, { passes: 226, fired: 226, heard: 225, missed: 1 }],
  ] as const)('%s with circles of %d m', (surroundings, radius, expected) => {
    const plan = zigzagPlan({ stops: 6, radius, surroundings });
    const { totals } = simulateWalks(plan, { count: 40, seed: 2_026, surroundings });
    const { passes, fired, heard, missed, complete, ...faults } = totals;
    expect({ passes, fired, heard, missed }).toEqual(expected);
    expect(complete).toBeGreaterThanOrEqual(40 - missed);
    expect(faults).toEqual({ doubles: 0, wrongOrder: 0, falseStarts: 0, twoAtOnce: 0 });
  });
});

const PLANS: Readonly<Record<string, WalkPlan>> = {
  'in order': zigzagPlan({ stops: 5, spacing: 80 }),
  'in any order': zigzagPlan({ stops: 5, spacing: 80, mode: 'free' }),
  'with stops close together': zigzagPlan({ stops: 6, spacing: 35 }),
  'without a path': withoutPath(zigzagPlan({ stops: 5, spacing: 80, mode: 'free' })),
};

function withoutPath(plan: WalkPlan): WalkPlan {
  return { ...plan, path: null, stops: plan.stops.map((stop) => ({ ...stop, along: null })) };
}

it.each(Object.entries(PLANS))('nothing is heard twice, out of order or at once: %s', (_, plan) => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...SURROUNDINGS), (seed, surroundings) => {
      const { totals } = simulateWalks(plan, { count: 2, seed, surroundings });
      expect(totals).toMatchObject({ doubles: 0, wrongOrder: 0, twoAtOnce: 0 });
    }),
    { numRuns: 40 },
  );
});

import { expect, it } from 'vitest';
import { submissionWalks } from './submission-walks.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const plan = zigzagPlan({ stops: 3 });

it('a plan is walked 1,000 times in its own surroundings', () => {
  expect(submissionWalks(plan)).toMatchObject({ count: 1_000, surroundings: plan.surroundings });
});

it('the walkers are the same before and after a draft is saved', () => {
  const unsaved = {
    ...plan,
    guideId: -1,
    stops: plan.stops.map((stop, at) => ({ ...stop, id: -at - 1 })),
  };
  expect(submissionWalks(unsaved)).toEqual(submissionWalks(plan));
});

it.each([
  ['a zone', { ...plan, stops: plan.stops.map((stop) => ({ ...stop, dwell: 3 })) }],
  ['the path', { ...plan, path: null }],
  ['the mode', { ...plan, mode: 'free' as const }],
])('different walkers are used when %s changes', (_, changed) => {
  expect(submissionWalks(changed).seed).not.toBe(submissionWalks(plan).seed);
});

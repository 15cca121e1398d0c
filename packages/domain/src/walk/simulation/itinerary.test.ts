import { describe, expect, it } from 'vitest';
import { metresBetween } from '../plan/local-frame.ts';
import { spotAlong } from '../plan/measured-path.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Behaviour } from './behaviours.ts';
import { itineraryOf } from './itinerary.ts';
import { createRandom } from './random.ts';
import { type Route, routeOf } from './route.ts';
import { walk } from './walker.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const plan = zigzagPlan();
const route = routeOf(plan) as Route;

function stepsOf(behaviour: Behaviour, seed: number, of: WalkPlan = plan) {
  const itinerary = itineraryOf(of, routeOf(of) as Route, behaviour, createRandom(seed, 1));
  return walk(itinerary, createRandom(seed, 2));
}

describe('a walker', () => {
  it('goes from start to end, on the pavement', () => {
    const steps = stepsOf('usual', 1);
    expect(steps[0]?.along).toBe(0);
    expect(steps.at(-1)?.along).toBeCloseTo(route.line.length, 3);
    for (const { spot, along } of steps) {
      expect(metresBetween(spot, spotAlong(route.line, along))).toBeCloseTo(4, 6);
    }
  });

  it('walks about 1.2 m a second, with a different pace for each person, and pauses', () => {
    const paces = Array.from({ length: 40 }, (_, seed) => {
      const steps = stepsOf('usual', seed);
      const metres = steps.map(({ along }, at) => along - (steps[at - 1]?.along ?? along));
      const walked = metres.filter((metre) => metre > 0);
      // The first second and the 30 at the end aren't pauses.
      return { pace: route.line.length / walked.length, still: steps.length - 31 - walked.length };
    });
    const mean = paces.reduce((sum, { pace }) => sum + pace, 0) / paces.length;
    expect(Math.abs(mean - 1.2)).toBeLessThan(0.06);
    expect(Math.max(...paces.map(({ pace }) => pace)) - mean).toBeGreaterThan(0.15);
    const still = paces.reduce((sum, one) => sum + one.still, 0) / paces.length;
    // 25 s for every 150 s that they walk.
    expect(Math.abs(still / (route.line.length / 1.2) - 25 / 150)).toBeLessThan(0.05);
  });

  it('walks in the opposite direction', () => {
    const steps = stepsOf('reversed', 2);
    expect(steps[0]?.along).toBeCloseTo(route.line.length, 3);
    expect(steps.at(-1)?.along).toBe(0);
  });

  it('starts at another stop, and returns to it on a loop', () => {
    const starts = Array.from({ length: 30 }, (_, seed) => stepsOf('otherStart', seed)[0]?.along);
    expect(new Set(starts).size).toBeGreaterThan(5);
    expect(plan.stops.map(({ along }) => along)).toEqual(expect.arrayContaining(starts));
    expect(starts).not.toContain(plan.stops.at(-1)?.along);
    const loop = stepsOf('otherStart', 3, { ...plan, loop: true });
    expect(loop.at(-1)?.along).toBeCloseTo(loop[0]?.along ?? Number.NaN, 3);
    expect(loop.length).toBeGreaterThan(stepsOf('otherStart', 3).length);
  });

  it('leaves the path for 60 to 150 m and comes back to it', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const steps = stepsOf('detour', seed);
      const away = steps.filter(({ along }) => Number.isNaN(along));
      const left = steps[steps.indexOf(away[0] as (typeof steps)[0]) - 1];
      const farthest = Math.max(
        ...away.map(({ spot }) => metresBetween(spot, left?.spot ?? { x: 0, y: 0 })),
      );
      expect(farthest).toBeGreaterThan(50);
      expect(steps.at(-1)?.along).toBeCloseTo(route.line.length, 3);
    }
  });

  it('rides long parts without audio', () => {
    const far = zigzagPlan({ stops: 2, spacing: 5_000 });
    const steps = stepsOf('usual', 4, far);
    const rides = (routeOf(far) as Route).rides;
    expect(rides).toEqual([
      [400, expect.closeTo(4_570, -1)],
      [expect.closeTo(5_430, -1), expect.closeTo(9_570, -1)],
      [expect.closeTo(10_430, -1), expect.closeTo(12_100, -1)],
    ]);
    expect(steps.length).toBeLessThan(3_500);
    const longest = Math.max(
      ...steps.map(({ second }, at) => second - (steps[at - 1]?.second ?? second)),
    );
    expect(longest).toBeGreaterThan(300);
  });
});

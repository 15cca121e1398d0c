import { describe, expect, it } from 'vitest';
import { step } from './step.ts';
import type { WalkEvent } from './walk-event.ts';
import {
  type Act,
  fix,
  from,
  script,
  stand,
  streetPlan,
  user,
  wait,
  walk,
} from './walk-script.test-data.ts';
import { startState } from './walk-state.ts';
import { measureWalk, startMeasure, type WalkTotals } from './walk-totals.ts';

const PLAN = streetPlan([100, 250, 400]);

function totalsOf(events: readonly WalkEvent[], before: WalkTotals | null = null): WalkTotals {
  let state = startState(PLAN);
  let measure = startMeasure(before);
  for (const event of events) {
    state = step(PLAN, state, event).state;
    measure = measureWalk(measure, state);
  }
  const { seconds, metres } = measure;
  return { seconds: Math.round(seconds), metres: metres === null ? null : Math.round(metres) };
}

/** Fixes that wander around the place where someone stands. */
const wander: Act = (pen) => {
  for (let second = 0; second < 600; second += 1) {
    fix([8 * Math.sin(second / 40), 8 * Math.cos(second / 25)])(pen);
  }
};

describe('the totals of a walk', () => {
  it('are its time and its distance', () => {
    const { seconds, metres } = totalsOf(script(walk([0, 500])));
    expect(seconds).toBe(400);
    expect(metres).toBeGreaterThan(470);
    expect(metres).toBeLessThan(510);
  });

  it('grow with time but not with distance for someone who stands still', () => {
    const { seconds, metres } = totalsOf(script(from([0, 100]), wander));
    expect(seconds).toBe(600);
    expect(metres).toBeLessThan(30);
  });

  it('don’t include a pause, nor the way during it', () => {
    const events = script(walk([0, 100]), user('pause'), walk([0, 300]), user('resume'), stand(5));
    const { seconds, metres } = totalsOf(events);
    expect(seconds).toBe(85);
    expect(metres).toBeLessThan(110);
  });

  it('don’t include the hours for which a phone was asleep', () => {
    const asleep: Act = (pen) => {
      pen.t += 3_600_000;
    };
    expect(totalsOf(script(wait(60), asleep, wait(60))).seconds).toBe(119);
  });

  it('have no distance without a position', () => {
    expect(totalsOf(script(wait(60)))).toEqual({ seconds: 60, metres: null });
  });

  it('continue those of a resumed walk', () => {
    const before = { seconds: 1000, metres: 800 };
    const { seconds, metres } = totalsOf(script(walk([0, 100])), before);
    expect(seconds).toBe(1080);
    expect(metres).toBeGreaterThan(870);
    expect(totalsOf(script(wait(1)), before).metres).toBe(800);
  });
});

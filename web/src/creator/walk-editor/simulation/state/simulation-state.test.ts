import { expect, it } from 'vitest';
import { north, PLAN, someTrace } from '../simulation.test-data.ts';
import { clockOf, indexAtClock, startSimulation } from './simulation-state.ts';
import { walkerPoint } from './walker-point.ts';

/** After ten seconds the walker rides for a minute, which has no seconds in the trace. */
const RIDDEN = someTrace(20, { change: (at) => ({ t: 1_000 * (at < 10 ? at : at + 60) }) });

it.each([
  [0, 0],
  [9.6, 9],
  [10, 70],
  [400, 79],
])('the clock at step %d of a walk that is partly ridden shows %d', (at, clock) => {
  expect(clockOf(RIDDEN, at)).toBe(clock);
});

it.each([
  [0, 0],
  [9, 9],
  [40, 9],
  [70, 10],
  [500, 19],
])('the clock time %d is step %d', (clock, at) => {
  expect(indexAtClock(RIDDEN, clock)).toBe(at);
});

it('the walker is interpolated between seconds, or at the new position before it has been computed', () => {
  const state = { ...startSimulation(PLAN), trace: someTrace(60), isWorking: false, at: 10.5 };
  expect(walkerPoint(state)?.lat).toBeCloseTo(north(10.5).lat, 9);
  expect(walkerPoint({ ...state, at: 59 })).toEqual(north(59));
  const lead = { from: 10, points: [north(300), north(301)] };
  expect(walkerPoint({ ...state, lead, at: 12, isWorking: true })).toEqual(north(301));
  expect(walkerPoint({ ...state, trace: null })).toBeNull();
});

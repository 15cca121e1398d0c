import { describe, expect, it } from 'vitest';
import { north, PLAN, someTrace } from '../simulation.test-data.ts';
import { nextSimulation, type SimulationEvent } from './simulation-reducer.ts';
import { type SimulationState, startSimulation } from './simulation-state.ts';

const TRACE = someTrace(101);
const READY: SimulationState = { ...startSimulation(PLAN), trace: TRACE, isWorking: false };
const LEAD = { from: 20, points: [north(21), north(22), north(23)] };

const reached = (state: Partial<SimulationState>, ...events: readonly SimulationEvent[]) =>
  events.reduce(nextSimulation, { ...READY, ...state });

describe('changes of a simulation', () => {
  it.each<[string, Partial<SimulationState>, SimulationEvent, Partial<SimulationState>]>([
    ['plays', {}, { type: 'toggle' }, { isPlaying: true, at: 0 }],
    ['pauses', { isPlaying: true, at: 7 }, { type: 'toggle' }, { isPlaying: false, at: 7 }],
    ['plays again from the start', { at: 100 }, { type: 'toggle' }, { isPlaying: true, at: 0 }],
    [
      'can’t play before there is a walk',
      { trace: null },
      { type: 'toggle' },
      { isPlaying: false },
    ],
    ['advances at its speed', { isPlaying: true }, { type: 'tick', ms: 500 }, { at: 5 }],
    [
      'advances sixty times as fast',
      { isPlaying: true, speed: 60 },
      { type: 'tick', ms: 500 },
      { at: 30 },
    ],
    ['doesn’t advance while paused', { at: 3 }, { type: 'tick', ms: 500 }, { at: 3 }],
    [
      'ends with the walk',
      { isPlaying: true, at: 99 },
      { type: 'tick', ms: 500 },
      { at: 100, isPlaying: false },
    ],
    ['jumps', {}, { type: 'seek', at: 42 }, { at: 42 }],
    ['jumps no farther than the end', {}, { type: 'seek', at: 420 }, { at: 100 }],
    ['changes its speed', { at: 9 }, { type: 'speed', speed: 30 }, { speed: 30, at: 9 }],
    [
      'keeps its time in other surroundings',
      { at: 50, lead: LEAD },
      { type: 'surroundings', surroundings: 'dense' },
      { surroundings: 'dense', at: 50, lead: LEAD, isWorking: true },
    ],
    [
      'starts again with other behaviour',
      { at: 50, lead: LEAD },
      { type: 'behaviour', behaviour: 'detour' },
      { behaviour: 'detour', at: 0, lead: null, isWorking: true },
    ],
    [
      'starts again with another walker',
      { at: 50, lead: LEAD },
      { type: 'anotherWalker' },
      { seed: 2, at: 0, lead: null, isWorking: true },
    ],
    [
      'releases a moved walker where the move began',
      { at: 22, lead: LEAD },
      { type: 'letGo' },
      { lead: null, at: 20, isWorking: true },
    ],
    [
      'keeps its time when the plan changes',
      { at: 50 },
      { type: 'plan', plan: { ...PLAN, loop: true } },
      { at: 50, trace: TRACE, isWorking: true },
    ],
    [
      'has no walk without places',
      { at: 50, isPlaying: true },
      { type: 'plan', plan: { ...PLAN, stops: [] } },
      { at: 0, trace: null, isPlaying: false, isWorking: false },
    ],
    [
      'goes back to the end of a shorter walk',
      { at: 50, isWorking: true },
      { type: 'walked', trace: someTrace(31), isLatest: true },
      { at: 30, isWorking: false },
    ],
    [
      'waits for the walk of a newer choice',
      { at: 50, isWorking: true },
      { type: 'walked', trace: someTrace(31), isLatest: false },
      { at: 50, isWorking: true },
    ],
  ])('%s', (_, state, event, expected) => {
    expect(reached(state, event)).toMatchObject(expected);
  });
});

describe('moving the walker', () => {
  it('takes as long as walking there, and pauses', () => {
    const led = reached({ at: 20.4, isPlaying: true }, { type: 'lead', to: north(32.5) });
    expect(led).toMatchObject({ isPlaying: false, isWorking: true, at: 30 });
    expect(led.lead?.from).toBe(20);
    expect(led.lead?.points).toHaveLength(10);
  });

  it('continues from the new position before the new walk has been computed', () => {
    const led = reached(
      { at: 20 },
      { type: 'lead', to: north(32) },
      { type: 'lead', to: north(26) },
    );
    expect(led.lead?.points).toHaveLength(14);
    expect(led.lead?.points.at(-1)?.lat).toBeCloseTo(north(27.2).lat, 6);
  });

  it('changes nothing within one step', () => {
    const still = { ...READY, at: 20 };
    expect(nextSimulation(still, { type: 'lead', to: north(21) })).toBe(still);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { north, PLAN, someSimulation, someTrace } from '../simulation.test-data.ts';

const walkOf = (seconds: number) => () => someTrace(seconds);

describe('a simulation', () => {
  it('computes nothing before it begins, and then the chosen walk', async () => {
    const { simulation, walked, answer } = someSimulation({ simulate: walkOf(60) });
    simulation.dispatch({ type: 'surroundings', surroundings: 'dense' });
    expect(walked).toEqual([]);
    simulation.begin();
    await answer();
    expect(walked.map(({ options }) => options)).toEqual([
      { seed: 1, surroundings: 'dense', behaviour: 'usual', lead: null },
    ]);
    expect(simulation.getState()).toMatchObject({ isWorking: false, trace: someTrace(60) });
  });

  it('uses the guide’s surroundings unless others are chosen', async () => {
    const { simulation, walked, answer } = someSimulation({ simulate: walkOf(60) });
    simulation.begin();
    await answer();
    expect(walked[0]?.options.surroundings).toBe('town');
  });

  it('computes the same walk for the same walker', async () => {
    const { simulation, answer } = someSimulation();
    simulation.begin();
    await answer();
    const first = simulation.getState().trace;
    simulation.dispatch({ type: 'anotherWalker' });
    await answer();
    expect(simulation.getState().trace).not.toEqual(first);
    const again = someSimulation();
    again.simulation.begin();
    await again.answer();
    expect(again.simulation.getState().trace).toEqual(first);
  });

  it('computes one walk at a time, ending with the last choice', async () => {
    const { simulation, walked, answer } = someSimulation({ simulate: walkOf(60) });
    simulation.begin();
    for (let walker = 0; walker < 3; walker += 1) simulation.dispatch({ type: 'anotherWalker' });
    expect(walked).toHaveLength(1);
    await answer();
    expect(walked.map(({ options }) => options.seed)).toEqual([1, 4]);
    expect(simulation.getState().isWorking).toBe(false);
  });

  it('computes a new walk while the walker is moved', async () => {
    const { simulation, walked, answer } = someSimulation({ simulate: walkOf(60) });
    simulation.begin();
    await answer();
    simulation.dispatch({ type: 'lead', to: north(12.5) });
    simulation.dispatch({ type: 'lead', to: north(24.5) });
    await answer();
    expect(walked.at(-1)?.options.lead?.points).toHaveLength(20);
    expect(simulation.getState()).toMatchObject({ at: 20, isWorking: false });
  });

  it('plays by the clock, which runs only while it plays', async () => {
    const { simulation, pass, isTicking, answer } = someSimulation({ simulate: walkOf(60) });
    simulation.begin();
    await answer();
    expect(isTicking()).toBe(false);
    simulation.dispatch({ type: 'toggle' });
    pass(2_000);
    expect(simulation.getState().at).toBe(20);
    pass(8_000);
    expect(simulation.getState()).toMatchObject({ at: 59, isPlaying: false });
    expect(isTicking()).toBe(false);
  });

  it('stops the clock and the simulator when it ends, and can begin again', async () => {
    const { simulation, isOpen, isTicking, answer } = someSimulation({ simulate: walkOf(60) });
    const end = simulation.begin();
    await answer();
    simulation.dispatch({ type: 'toggle' });
    end();
    expect([isOpen(), isTicking()]).toEqual([false, false]);
    simulation.begin();
    expect([isOpen(), isTicking()]).toEqual([true, true]);
  });
});

describe('a plan that changes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is simulated once it stops changing', async () => {
    const { simulation, walked, answer } = someSimulation({ simulate: walkOf(60) });
    simulation.begin();
    await answer();
    const last = { ...PLAN, loop: true };
    for (const plan of [{ ...PLAN }, { ...PLAN }, last]) {
      simulation.dispatch({ type: 'plan', plan });
      vi.advanceTimersByTime(100);
    }
    expect(walked).toHaveLength(1);
    vi.advanceTimersByTime(100);
    await answer();
    expect(walked).toHaveLength(2);
    expect(walked[1]?.plan).toBe(last);
  });
});

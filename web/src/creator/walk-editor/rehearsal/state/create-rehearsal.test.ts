import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { north, PLAN, someRehearsal, someTrace } from '../rehearsal.test-data.ts';

const walkOf = (seconds: number) => () => someTrace(seconds);

describe('a rehearsal', () => {
  it('walks nothing before it begins, and then what is chosen', async () => {
    const { rehearsal, walked, answer } = someRehearsal({ simulate: walkOf(60) });
    rehearsal.dispatch({ type: 'surroundings', surroundings: 'dense' });
    expect(walked).toEqual([]);
    rehearsal.begin();
    await answer();
    expect(walked.map(({ options }) => options)).toEqual([
      { seed: 1, surroundings: 'dense', behaviour: 'usual', lead: null },
    ]);
    expect(rehearsal.getState()).toMatchObject({ isWorking: false, trace: someTrace(60) });
  });

  it('walks in the guide’s surroundings unless others are chosen', async () => {
    const { rehearsal, walked, answer } = someRehearsal({ simulate: walkOf(60) });
    rehearsal.begin();
    await answer();
    expect(walked[0]?.options.surroundings).toBe('town');
  });

  it('gives the same walk for the same walker', async () => {
    const { rehearsal, answer } = someRehearsal();
    rehearsal.begin();
    await answer();
    const first = rehearsal.getState().trace;
    rehearsal.dispatch({ type: 'anotherWalker' });
    await answer();
    expect(rehearsal.getState().trace).not.toEqual(first);
    const again = someRehearsal();
    again.rehearsal.begin();
    await again.answer();
    expect(again.rehearsal.getState().trace).toEqual(first);
  });

  it('walks one at a time, and last what was chosen last', async () => {
    const { rehearsal, walked, answer } = someRehearsal({ simulate: walkOf(60) });
    rehearsal.begin();
    for (let walker = 0; walker < 3; walker += 1) rehearsal.dispatch({ type: 'anotherWalker' });
    expect(walked).toHaveLength(1);
    await answer();
    expect(walked.map(({ options }) => options.seed)).toEqual([1, 4]);
    expect(rehearsal.getState().isWorking).toBe(false);
  });

  it('walks on with the walker while they are led', async () => {
    const { rehearsal, walked, answer } = someRehearsal({ simulate: walkOf(60) });
    rehearsal.begin();
    await answer();
    rehearsal.dispatch({ type: 'lead', to: north(12.5) });
    rehearsal.dispatch({ type: 'lead', to: north(24.5) });
    await answer();
    expect(walked.at(-1)?.options.lead?.points).toHaveLength(20);
    expect(rehearsal.getState()).toMatchObject({ at: 20, isWorking: false });
  });

  it('plays by the clock, which runs only then', async () => {
    const { rehearsal, pass, isTicking, answer } = someRehearsal({ simulate: walkOf(60) });
    rehearsal.begin();
    await answer();
    expect(isTicking()).toBe(false);
    rehearsal.dispatch({ type: 'toggle' });
    pass(2_000);
    expect(rehearsal.getState().at).toBe(20);
    pass(8_000);
    expect(rehearsal.getState()).toMatchObject({ at: 59, isPlaying: false });
    expect(isTicking()).toBe(false);
  });

  it('ends with the clock and the simulator, and can begin again', async () => {
    const { rehearsal, isOpen, isTicking, answer } = someRehearsal({ simulate: walkOf(60) });
    const end = rehearsal.begin();
    await answer();
    rehearsal.dispatch({ type: 'toggle' });
    end();
    expect([isOpen(), isTicking()]).toEqual([false, false]);
    rehearsal.begin();
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

  it('is walked when it rests', async () => {
    const { rehearsal, walked, answer } = someRehearsal({ simulate: walkOf(60) });
    rehearsal.begin();
    await answer();
    const last = { ...PLAN, loop: true };
    for (const plan of [{ ...PLAN }, { ...PLAN }, last]) {
      rehearsal.dispatch({ type: 'plan', plan });
      vi.advanceTimersByTime(100);
    }
    expect(walked).toHaveLength(1);
    vi.advanceTimersByTime(100);
    await answer();
    expect(walked).toHaveLength(2);
    expect(walked[1]?.plan).toBe(last);
  });
});

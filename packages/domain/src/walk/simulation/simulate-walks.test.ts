import { describe, expect, it } from 'vitest';
import { simulateWalk } from './simulate-walk.ts';
import { createSimulation, simulateWalks } from './simulate-walks.ts';
import { affordableWalks } from './submission-walks.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const plan = zigzagPlan({ stops: 4 });
const options = { count: 20, seed: 5, surroundings: 'mixed' } as const;

describe('many walks', () => {
  it('are the same in slices as all at once, and differ by seed', () => {
    const simulation = createSimulation(plan, options);
    const progress = [simulation.progress().walked];
    while (!simulation.next(7)) progress.push(simulation.progress().walked);
    expect(progress).toEqual([0, 7, 14]);
    expect(simulation.progress()).toEqual({ walked: 20, count: 20 });
    expect(simulation.report()).toEqual(simulateWalks(plan, options));
    expect(simulateWalks(plan, { ...options, seed: 6 })).not.toEqual(simulation.report());
  });

  it('have a report that can be stored as JSON', () => {
    const report = simulateWalks(plan, options);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(report).toMatchObject({ walks: 20, seed: 5, surroundings: 'mixed' });
    expect(report.stops.map(({ stopId }) => stopId)).toEqual([101, 102, 103, 104]);
  });

  it('count as complete only where nothing was missed', () => {
    const { walks, totals, stops } = simulateWalks(plan, { ...options, surroundings: 'dense' });
    const mostMissed = Math.max(...stops.map(({ missed }) => missed));
    expect(totals.complete).toBeLessThanOrEqual(walks - mostMissed);
    expect(totals.complete).toBeGreaterThanOrEqual(walks - totals.missed);
  });

  it('of a guide without places are empty', () => {
    const report = simulateWalks({ ...plan, path: null, stops: [] }, options);
    expect(report).toMatchObject({ walks: 0, stops: [], timelines: [] });
  });

  it('are 1,000, or fewer for a very long guide', () => {
    expect(affordableWalks(plan)).toBe(1_000);
    expect(affordableWalks(zigzagPlan({ stops: 200, spacing: 400 }))).toBe(49);
    // Rides cost nothing.
    expect(affordableWalks(zigzagPlan({ stops: 4, spacing: 50_000 }))).toBeGreaterThan(900);
    expect(affordableWalks({ ...plan, path: null, stops: [] })).toBe(0);
  });
});

describe('one walk', () => {
  const trace = simulateWalk(plan, { seed: 5, surroundings: 'town', behaviour: 'usual' });

  it('can be played and scrubbed through', () => {
    const played = trace?.commands.filter(({ command }) => command.type === 'play') ?? [];
    expect(played).toHaveLength(4);
    expect(trace?.sounding.map(({ stopId }) => stopId)).toEqual([101, 102, 103, 104]);
    expect(trace?.sounding.map(({ from }) => from)).toEqual(played.map(({ at }) => at));
    for (const { at } of played) expect(trace?.seconds[at]).toBeDefined();
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
  });

  it('has no fixes while the phone is hidden', () => {
    const hidden = simulateWalk(plan, { seed: 8, surroundings: 'open', behaviour: 'hidden' });
    const unseen = hidden?.seconds.filter(({ isHidden }) => isHidden) ?? [];
    expect(unseen.length).toBeGreaterThan(20);
    expect(unseen.every(({ fix }) => fix === null)).toBe(true);
  });

  it('of a guide without places is null', () => {
    expect(
      simulateWalk(
        { ...plan, path: null, stops: [] },
        { seed: 1, surroundings: 'open', behaviour: null },
      ),
    ).toBeNull();
  });
});

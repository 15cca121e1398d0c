import { expect, it } from 'vitest';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { timelinesOf } from './timeline.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const withAudio = (plan: WalkPlan, audioSeconds: number | null): WalkPlan => ({
  ...plan,
  stops: plan.stops.map((stop) => ({ ...stop, audioSeconds })),
});

it('audio is laid against walking time at three paces', () => {
  const timelines = timelinesOf(withAudio(zigzagPlan({ stops: 2, radius: 30 }), 40));
  expect(timelines.map(({ pace, seconds }) => [pace, seconds])).toEqual([
    [0.8, 375],
    [1.2, 250],
    [1.5, 200],
  ]);
  expect(timelines[1]?.bars).toEqual([
    { stopId: 101, enters: 76, from: 76, to: 116 },
    { stopId: 102, enters: 176, from: 176, to: 216 },
  ]);
  expect(timelines[1]).toMatchObject({ silences: [], pileUps: [] });
});

it('audio that is longer than the walk to the next stop piles up, the more the faster someone walks', () => {
  const [slow, usual, brisk] = timelinesOf(withAudio(zigzagPlan({ stops: 2 }), 120));
  expect(slow?.pileUps).toEqual([]);
  expect(usual?.pileUps).toEqual([{ stopId: 102, duringStopId: 101, seconds: 20 }]);
  expect(brisk?.pileUps[0]?.seconds).toBeGreaterThan(20);
  expect(usual?.bars[1]).toMatchObject({ enters: 176, from: 196, to: 316 });
});

it('more than three minutes without audio count as silence, also before the first stop', () => {
  const [, usual] = timelinesOf(withAudio(zigzagPlan({ stops: 2, spacing: 400 }), 60));
  expect(usual?.silences).toEqual([
    { afterStopId: null, seconds: 309 },
    { afterStopId: 101, seconds: 274 },
  ]);
});

it('audio of unknown length counts as a minute; stops without audio or started by hand don’t count', () => {
  const plan = withAudio(zigzagPlan({ stops: 3 }), null);
  const stops = plan.stops.map((stop, at) =>
    at === 1 ? { ...stop, hasAudio: false } : at === 2 ? { ...stop, start: 'ask' as const } : stop,
  );
  const [slow] = timelinesOf({ ...plan, stops });
  expect(slow?.bars.map(({ stopId, from, to }) => [stopId, to - from])).toEqual([[101, 60]]);
  expect(timelinesOf({ ...plan, path: null, stops: [] })).toEqual([]);
});

it('a long part without audio is ridden, except for its first and last 400 m, at each pace', () => {
  const timelines = timelinesOf(zigzagPlan({ stops: 1, spacing: 2_600 }));
  const ridden = 1_770 / 8;
  expect(timelines.map(({ bars }) => bars[0]?.enters)).toEqual(
    [0.8, 1.2, 1.5].map((pace) => Math.round(800 / pace + ridden)),
  );
});

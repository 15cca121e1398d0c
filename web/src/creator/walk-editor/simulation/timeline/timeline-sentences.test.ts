import type { PaceTimeline } from '@laneway/domain/walk/simulation/timeline';
import { expect, it } from 'vitest';
import { NAMES } from '../simulation.test-data.ts';
import { rulerOf, scaleOf } from './audio-timeline.tsx';
import { barText } from './pace-lane.tsx';
import { timelineSentences } from './timeline-sentences.ts';

type Facts = Partial<Pick<PaceTimeline, 'silences' | 'pileUps'>>;

const timelines = (slow: Facts, usual: Facts, fast: Facts): readonly PaceTimeline[] => {
  const none = { seconds: 600, bars: [], silences: [], pileUps: [] };
  return [
    { ...none, pace: 0.8, ...slow },
    { ...none, pace: 1.2, ...usual },
    { ...none, pace: 1.5, ...fast },
  ];
};
const silence = (seconds: number, afterStopId: number | null = 102): Facts => ({
  silences: [{ afterStopId, seconds }],
});
const pileUp = (seconds: number): Facts => ({
  pileUps: [{ stopId: 101, duringStopId: 102, seconds }],
});

it.each<[readonly PaceTimeline[], readonly string[]]>([
  [timelines({}, {}, {}), []],
  [
    timelines(silence(360), silence(240), silence(200)),
    ['Up to 6\u00a0min of silence after Degraves Street'],
  ],
  [
    timelines(silence(240), {}, {}),
    ['4\u00a0min of silence after Degraves Street, for slow walkers'],
  ],
  [
    timelines(silence(240), silence(200), {}),
    ['Up to 4\u00a0min of silence after Degraves Street, unless people walk fast'],
  ],
  [
    timelines(silence(240, null), {}, {}),
    ['4\u00a0min of silence before the first place, for slow walkers'],
  ],
  [
    timelines({}, {}, pileUp(35)),
    ['Hosier Lane comes up while Degraves Street still has 35 s to go, for fast walkers'],
  ],
  [
    timelines({}, pileUp(20), pileUp(35)),
    [
      'Hosier Lane comes up while Degraves Street still has up to 35 s to go, unless people walk slowly',
    ],
  ],
  [
    timelines({}, pileUp(20), {}),
    ['Hosier Lane comes up while Degraves Street still has 20 s to go, at the usual pace'],
  ],
  [
    timelines(silence(240), {}, pileUp(35)),
    [
      '4\u00a0min of silence after Degraves Street, for slow walkers',
      'Hosier Lane comes up while Degraves Street still has 35 s to go, for fast walkers',
    ],
  ],
])('combines all paces into one sentence per problem (%#)', (given, texts) => {
  expect(timelineSentences(given, NAMES).map(({ text }) => text)).toEqual(texts);
});

it.each([
  [{ stopId: 1, enters: 190, from: 190, to: 230 }, '3:10 to 3:50'],
  [{ stopId: 1, enters: 155, from: 190, to: 230 }, '3:10 to 3:50, after waiting 35 s'],
])('a bar %j reads %s', (bar, text) => {
  expect(barText(bar)).toBe(text);
});

it('all paces fit on one scale, including audio after the end of the walk', () => {
  const bar = { stopId: 101, enters: 590, from: 590, to: 660 };
  expect(scaleOf(timelines({}, {}, {}))).toBe(600);
  expect(
    scaleOf([
      ...timelines({}, {}, {}).slice(0, 2),
      { ...timelines({}, {}, {})[2], bars: [bar] } as PaceTimeline,
    ]),
  ).toBe(660);
});

it.each([
  [180, [0, 60, 120, 180]],
  [1_500, Array.from({ length: 13 }, (_, at) => at * 120)],
])('the ruler for %d s has round times', (scale, times) => {
  expect(rulerOf(scale)).toEqual(times);
});

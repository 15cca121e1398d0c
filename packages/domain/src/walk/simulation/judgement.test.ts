import { describe, expect, it } from 'vitest';
import type { WalkCommand } from '../engine/walk-event.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import type { Behaviour } from './behaviours.ts';
import { judge } from './judgement.ts';
import { passesOf } from './passes.ts';
import { playBack } from './playback.ts';
import { type Recording, recordWalk } from './recording.ts';
import { type Route, routeOf } from './route.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const zigzag = zigzagPlan({ stops: 3, radius: 30 });
const plan: WalkPlan = {
  ...zigzag,
  stops: zigzag.stops.map((stop) => ({ ...stop, audioSeconds: 120 })),
};
const [first, second] = plan.stops.map(({ id }) => id) as [number, number];

function record(behaviour: Behaviour = 'usual', of: WalkPlan = plan, seed = 1): Recording {
  return recordWalk(of, routeOf(of) as Route, { seed, surroundings: 'open', behaviour });
}

/** Commands, each given once the walker is this many metres along the path. */
type Script = readonly (readonly [along: number, command: WalkCommand])[];

function judged(script: Script, recording = record(), of: WalkPlan = plan) {
  const route = routeOf(of) as Route;
  const waiting = [...script];
  const playback = playBack(of, route.frame, recording, ({ t, type }) => {
    const along = recording.seconds.find((one) => one.t === t)?.along ?? 0;
    if (type === 'audio' || type === 'user' || along < (waiting[0]?.[0] ?? Infinity)) return [];
    return [(waiting.shift() as Script[number])[1]];
  });
  return judge(of, route, recording, playback);
}

const play = (stopId: number): WalkCommand => ({ type: 'play', stopId });
const ask = (stopId: number): WalkCommand => ({ type: 'tell', notice: { what: 'ask', stopId } });

describe('a stop', () => {
  it.each<[string, Script, string]>([
    ['started at the edge', [[90, play(first)]], 'heard'],
    ['started 9 m past it', [[128, play(first)]], 'heard'],
    ['started 20 m past it', [[140, play(first)]], 'late'],
    ['never started', [], 'missed'],
    ['waited in time', [[90, { type: 'queue', stopId: first }]], 'announced'],
    ['was offered in time', [[90, ask(first)]], 'announced'],
    ['was offered too late', [[140, ask(first)]], 'late'],
    ['was crowded out by another', [[70, play(second)]], 'crowded'],
    ['was only missed beside another', [[105, play(second)]], 'missed'],
  ])('that %s has the right outcome', (_, script, outcome) => {
    expect(judged(script).passes[0]?.outcome).toBe(outcome);
  });

  it('records how far outside its zone it started', () => {
    const [early] = judged([[40, play(first)]]).passes;
    expect(early?.startedOutside).toBeCloseTo(50, -1);
    expect(early?.isEarly).toBe(true);
    const [inside] = judged([[105, play(first)]]).passes;
    expect(inside?.startedOutside).toBeCloseTo(-15, -1);
    expect(inside).toMatchObject({ isEarly: false, lateness: expect.closeTo(13, -1) });
  });

  it('that was queued says nothing about its zone', () => {
    const [waited] = judged([
      [90, { type: 'queue', stopId: first }],
      [110, play(first)],
    ]).passes;
    expect(waited).toMatchObject({ startedOutside: null, wasQueued: true, wasDropped: false });
  });

  it('that was queued and never played counts as dropped', () => {
    const [waited] = judged([[90, { type: 'queue', stopId: first }]]).passes;
    expect(waited).toMatchObject({ wasDropped: true, lateness: null });
  });
});

describe('a walk', () => {
  it('has repeated stops, stops out of order and two stops at once', () => {
    const { doubles, wrongOrder, twoAtOnce } = judged([
      [90, play(first)],
      [100, play(second)],
      [240, play(first)],
    ]);
    expect({ doubles, wrongOrder, twoAtOnce }).toEqual({
      doubles: [0],
      wrongOrder: [0],
      twoAtOnce: 2,
    });
  });

  it('has no repeats of stops that may be heard again, and no wrong order in a free walk', () => {
    const stops = plan.stops.map((stop) => ({ ...stop, once: false }));
    const { doubles, wrongOrder } = judged(
      [
        [200, play(second)],
        [330, play(first)],
      ],
      record(),
      { ...plan, mode: 'free', stops },
    );
    expect({ doubles, wrongOrder }).toEqual({ doubles: [], wrongOrder: [] });
  });

  it('has a false start for a stop that it never passes', () => {
    const { falseStarts, passes } = judged([[0, play(first)]], recordingFrom(second));
    expect(falseStarts).toEqual([0]);
    expect(passes.map(({ stop }) => stop)).toEqual([1, 2]);
  });
});

/** The first of many walks that begins at this stop. */
function recordingFrom(stopId: number): Recording {
  const along = plan.stops.find(({ id }) => id === stopId)?.along;
  for (let seed = 0; seed < 100; seed += 1) {
    const recording = record('otherStart', plan, seed);
    if (recording.seconds[0]?.along === along) return recording;
  }
  throw new Error('Nobody begins there.');
}

describe('the stops that have to be heard', () => {
  const stopsHeard = (of: WalkPlan, recording: Recording) =>
    judged([], recording, of).passes.map(({ stop }) => stop);
  const withStops = (change: Partial<WalkStop>) => ({
    ...plan,
    stops: plan.stops.map((stop, at) => (at === 0 ? { ...stop, ...change } : stop)),
  });

  it('are all stops of a usual walk', () => {
    expect(stopsHeard(plan, record())).toEqual([0, 1, 2]);
  });

  it.each<[string, Partial<WalkStop>]>([
    ['has no audio', { hasAudio: false }],
    ['is started by hand', { start: 'never' }],
  ])('don’t include one that %s', (_, change) => {
    expect(stopsHeard(withStops(change), record())).toEqual([1, 2]);
  });

  it('leave out those walked against the order or against their direction', () => {
    const free: WalkPlan = {
      ...withStops({ direction: { bearing: 90, tolerance: 60 } }),
      mode: 'free',
    };
    expect(stopsHeard(plan, record('reversed'))).toEqual([]);
    expect(stopsHeard(free, record('reversed', free))).toEqual([1, 2]);
    expect(stopsHeard(free, record('usual', free))).toEqual([0, 1, 2]);
  });

  it('leave out one that was passed while the page was hidden', () => {
    const recording = record();
    const { enters, deadline } = passesOf(routeOf(plan) as Route, recording)[1] ?? {
      enters: 0,
      deadline: 0,
    };
    const hiddenAt = Math.round((enters + deadline) / 2);
    const seconds = recording.seconds.map((one, at) => ({ ...one, isHidden: at === hiddenAt }));
    expect(stopsHeard(plan, { ...recording, seconds })).toEqual([0, 2]);
  });

  it('leave out those before the stop where the walk began', () => {
    expect(stopsHeard(plan, recordingFrom(second))).toEqual([1, 2]);
  });
});

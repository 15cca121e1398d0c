import { describe, expect, it } from 'vitest';
import type { Point } from '../../geo/point.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import { describeFinding } from './findings-text.ts';
import type { StopReport, WalkReport } from './report.ts';
import {
  BLOCKS_SUBMISSION,
  blocksSubmission,
  stopsOf,
  submissionFindings,
  type WalkFinding,
} from './submission-findings.ts';
import { timelinesOf } from './timeline.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const plan = zigzagPlan({ stops: 3 });

function reportOf(of: WalkPlan, change: Partial<StopReport> = {}): WalkReport {
  const good: Omit<StopReport, 'stopId'> = {
    grade: 'green',
    passes: 900,
    fired: 900,
    heard: 900,
    missed: 0,
    startMetres: { p50: 4, p95: 9 },
    early: 0,
    latenessP95: 4,
    queued: 0,
    dropped: 0,
    doubles: 0,
    wrongOrder: 0,
    falseStarts: 0,
  };
  const stops = of.stops.map(({ id }, at) => ({ ...good, stopId: id, ...(at === 0 && change) }));
  const totals = {
    complete: 0,
    passes: 0,
    fired: 0,
    heard: 0,
    missed: 0,
    doubles: 0,
    wrongOrder: 0,
    falseStarts: 0,
    twoAtOnce: 0,
  };
  return {
    walks: 1_000,
    seed: 1,
    surroundings: 'town',
    stops,
    totals,
    timelines: timelinesOf(of),
  };
}

const changed = (change: Partial<WalkStop>, at = 0): WalkPlan => ({
  ...plan,
  stops: plan.stops.map((stop, index) => (index === at ? { ...stop, ...change } : stop)),
});

type AgainstPath = Extract<WalkFinding, { readonly kind: 'againstPath' }>;

function againstPath(change: Partial<AgainstPath>): AgainstPath {
  return {
    ...{ kind: 'againstPath', stopId: 102, nextStopId: 103 },
    ...{ order: [101, 102, 103], isFree: false, isBlocking: false },
    ...change,
  };
}

const LONG_LOOP = zigzagPlan({ stops: 5, loop: true });

/** The path of a walk and back the same way, in short legs. */
function drawnBack({ path }: WalkPlan): readonly Point[] {
  const corners = (path ?? []).flatMap((to, at) => {
    const from = path?.[at - 1];
    const middle = from && { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
    return middle ? [middle, to] : [to];
  });
  return [...corners, ...corners.toReversed().slice(1)];
}

const finding = (of: WalkPlan, change?: Partial<StopReport>) =>
  submissionFindings(of, reportOf(of, change));

describe('findings', () => {
  it('a good walk has none, and neither has a guide that is not walked', () => {
    expect(finding(plan)).toEqual([]);
    expect(finding({ ...changed({ along: null }), mode: 'off', path: null })).toEqual([]);
  });

  it.each<[WalkFinding, WalkPlan, Partial<StopReport>?]>([
    [{ kind: 'orderWithoutPath' }, { ...plan, path: null }],
    [
      { kind: 'tooClose', stopId: 101, nextStopId: 102, metres: 29 },
      changed({ along: 211, audioSeconds: 10 }),
    ],
    [
      { kind: 'rarelyHeard', stopId: 101, passes: 900, missed: 91 },
      plan,
      { grade: 'red', missed: 91 },
    ],
    [
      { kind: 'sometimesMissed', stopId: 101, passes: 900, missed: 12 },
      plan,
      { grade: 'amber', missed: 12 },
    ],
    [{ kind: 'startsEarly', stopId: 101, passes: 900, early: 19 }, plan, { early: 19 }],
    [
      { kind: 'startsElsewhere', stopId: 101, walks: 1_000, falseStarts: 21 },
      plan,
      { falseStarts: 21 },
    ],
    [{ kind: 'farFromPath', stopId: 102 }, changed({ along: null }, 1)],
    [againstPath({ order: [101, 103, 102] }), changed({ along: 200 }, 2)],
    [
      againstPath({ order: [101, 103, 102], isFree: true }),
      { ...changed({ along: 200 }, 2), mode: 'free', isFreeByDefault: true },
    ],
    [
      { kind: 'overlap', stopId: 101, nextStopId: 102 },
      zigzagPlan({ stops: 2, spacing: 100, radius: 51 }),
    ],
    [{ kind: 'openLoop', stopId: 105, nextStopId: 101, metres: 341 }, LONG_LOOP],
    [{ kind: 'noAudio', stopId: 103 }, changed({ hasAudio: false, audioSeconds: null }, 2)],
    [{ kind: 'unknownLength', stopId: 103 }, changed({ audioSeconds: null }, 2)],
    [
      { kind: 'pileUp', stopId: 102, duringStopId: 101, seconds: 20 },
      changed({ audioSeconds: 120 }),
    ],
    [{ kind: 'silence', afterStopId: null, seconds: 309 }, zigzagPlan({ stops: 1, spacing: 401 })],
  ])('include %j', (expected, of, change) => {
    expect(finding(of, change)).toContainEqual(expected);
  });

  it.each([
    ['isn’t a loop', { loop: false }],
    ['has its path drawn back to the start', { path: drawnBack(LONG_LOOP) }],
    ['is short', zigzagPlan({ stops: 2, loop: true })],
  ])('a loop is not reported if the walk %s', (_, change) => {
    expect(finding({ ...LONG_LOOP, ...change })).not.toContainEqual(
      expect.objectContaining({ kind: 'openLoop' }),
    );
  });

  it('a loop isn’t drawn back by the straight line that closes it, whichever way the path was turned', () => {
    const path = LONG_LOOP.path ?? [];
    const closed = [...path, ...path.slice(0, 1)];
    for (const line of [closed, closed.toReversed()]) {
      expect(finding({ ...LONG_LOOP, path: line })).toContainEqual(
        expect.objectContaining({ kind: 'openLoop' }),
      );
    }
  });

  it('a place without audio that is only started from the list isn’t expected to have audio', () => {
    const silent = { hasAudio: false, audioSeconds: null } as const;
    expect(finding(changed({ ...silent, start: 'never' }, 2))).not.toContainEqual(
      expect.objectContaining({ kind: 'noAudio' }),
    );
  });

  it('a guide that is only read has no findings about audio and zones', () => {
    const { stops, ...rest } = zigzagPlan({ stops: 3, spacing: 40 });
    const read = stops.map((stop) => ({ ...stop, hasAudio: false, audioSeconds: null }));
    expect(finding({ ...rest, stops: read })).toEqual([]);
  });

  it('overlapping zones of places that are too close aren’t reported twice', () => {
    const kinds = finding(zigzagPlan({ stops: 2, spacing: 20 })).map(({ kind }) => kind);
    expect(kinds).toContain('tooClose');
    expect(kinds).not.toContain('overlap');
  });

  it('early and false starts of up to one in fifty are ignored', () => {
    expect(finding(plan, { early: 18, falseStarts: 20 })).toEqual([]);
  });

  it('places 30 m apart are far enough apart; closer ones only if one is started by hand', () => {
    const close = { along: 211, audioSeconds: 10 };
    expect(finding(changed({ along: 210, audioSeconds: 10 }))).toEqual([]);
    expect(finding(changed({ ...close, start: 'ask' }))).toEqual([]);
    expect(finding(changed({ ...close, hasAudio: false }))).toEqual([
      { kind: 'noAudio', stopId: 101 },
    ]);
  });

  it('in a free walk, a place can be too close to any other place', () => {
    const stops = plan.stops.map((stop) => ({ ...stop, along: null }));
    const [first] = stops;
    const beside = stops.map((stop, at) =>
      at === 2 && first !== undefined ? { ...stop, marker: first.marker } : stop,
    );
    const free: WalkPlan = { ...plan, mode: 'free', path: null, stops: beside };
    expect(finding(free)).toContainEqual({
      kind: 'tooClose',
      stopId: 101,
      nextStopId: 103,
      metres: 0,
    });
  });

  it('a guide without a path can be submitted, unless its creator chose an order', () => {
    const stops = plan.stops.map((stop) => ({ ...stop, along: null }));
    expect(finding({ ...plan, mode: 'free', path: null, stops })).toEqual([]);
  });

  describe('of an order against the path', () => {
    const wrong = changed({ along: 400 });
    const rarely = { grade: 'red', missed: 200, falseStarts: 30 } as const;
    const kindsOf = (of: WalkPlan, change: Partial<StopReport>) =>
      finding(of, change).map(({ kind }) => kind);

    it('come first, and replace what the order leads to', () => {
      expect(finding(wrong, rarely)).toEqual([
        expect.objectContaining({ kind: 'againstPath', order: [102, 103, 101], isBlocking: true }),
      ]);
      expect(kindsOf(wrong, { grade: 'amber', missed: 20 })).toEqual(['againstPath']);
      expect(kindsOf(wrong, { early: 100 })).toEqual(['againstPath', 'startsEarly']);
    });

    it('block a submission only if people would miss a place', () => {
      expect(blocksSubmission(finding(wrong, { grade: 'amber', missed: 20 }))).toBe(false);
      expect(blocksSubmission(finding(wrong, rarely))).toBe(true);
    });

    it('leave findings on other places alone', () => {
      const later = changed({ along: 200 }, 2);
      expect(kindsOf(later, rarely)).toEqual(['againstPath', 'rarelyHeard', 'startsElsewhere']);
      expect(finding(later, rarely)[0]).toMatchObject({ isBlocking: false });
    });

    it('explain nothing where people may walk in any order', () => {
      const byDefault: WalkPlan = { ...wrong, mode: 'free', isFreeByDefault: true };
      expect(kindsOf(byDefault, rarely)).toEqual(['againstPath', 'rarelyHeard', 'startsElsewhere']);
      expect(kindsOf({ ...wrong, mode: 'free' }, rarely)).toEqual([
        'rarelyHeard',
        'startsElsewhere',
      ]);
    });

    it('aren’t made for places that nobody waits for', () => {
      const unheard = changed({ along: 400, start: 'ask' });
      expect(kindsOf(unheard, {})).not.toContain('againstPath');
    });
  });

  it('only an order without a path, places too close and places rarely heard block a submission', () => {
    const against = Object.entries(BLOCKS_SUBMISSION).filter(([, stands]) => stands);
    expect(against.map(([kind]) => kind)).toEqual(['orderWithoutPath', 'tooClose', 'rarelyHeard']);
    const mixed = finding(changed({ audioSeconds: null }, 0), { grade: 'red', missed: 200 });
    expect(mixed.map(({ kind }) => kind)).toEqual(['rarelyHeard', 'unknownLength']);
    expect(blocksSubmission(mixed)).toBe(true);
    expect(blocksSubmission(mixed.slice(1))).toBe(false);
  });
});

it.each<[WalkFinding, readonly number[]]>([
  [{ kind: 'orderWithoutPath' }, []],
  [{ kind: 'tooClose', stopId: 1, nextStopId: 2, metres: 12 }, [1, 2]],
  [{ kind: 'pileUp', stopId: 2, duringStopId: 1, seconds: 35 }, [2, 1]],
  [{ kind: 'silence', afterStopId: 1, seconds: 372 }, [1]],
  [{ kind: 'silence', afterStopId: null, seconds: 372 }, []],
])('%j names the stops %j', (of, stops) => {
  expect(stopsOf(of)).toEqual(stops);
});

it.each<[WalkFinding, string]>([
  [
    { kind: 'orderWithoutPath' },
    'This walk has an order but no path. Draw a path, or let people walk it in any order.',
  ],
  [
    { kind: 'tooClose', stopId: 1, nextStopId: 2, metres: 12 },
    '“Place 1” and “Place 2” are only 12 m apart. Phones can’t tell them apart. Join them, or let people start one themselves.',
  ],
  [
    { kind: 'rarelyHeard', stopId: 1, passes: 1_000, missed: 157 },
    '“Place 1” only started in time for 84% of walkers. Make its zone bigger, or move it onto the path.',
  ],
  [
    { kind: 'rarelyHeard', stopId: 1, passes: 1_000, missed: 101 },
    '“Place 1” only started in time for 89% of walkers. Make its zone bigger, or move it onto the path.',
  ],
  [
    { kind: 'sometimesMissed', stopId: 1, passes: 1_000, missed: 34 },
    '“Place 1” didn’t start in time for 34 of the 1,000 walkers who came by. Try another size of zone, or move it onto the path.',
  ],
  [
    { kind: 'startsEarly', stopId: 1, passes: 1_000, early: 3 },
    '“Place 1” started over 40 m too early for under 1% of walkers. Try a smaller zone.',
  ],
  [
    { kind: 'startsElsewhere', stopId: 1, walks: 1_000, falseStarts: 999 },
    '“Place 1” started for 99% of walkers who never got there. Try a smaller zone, or add a direction.',
  ],
  [
    { kind: 'farFromPath', stopId: 1 },
    '“Place 1” is a long way from the path. People who stay on the path won’t hear it. Extend the path to it.',
  ],
  [
    againstPath({ stopId: 1, nextStopId: 2 }),
    'The path reaches “Place 2” before “Place 1”, but the list doesn’t. Reorder the places to match the path.',
  ],
  [
    againstPath({ stopId: 1, nextStopId: 2, isFree: true }),
    'The path reaches “Place 2” before “Place 1”, but the list doesn’t, so people walk it in any order. Reorder the places to match the path.',
  ],
  [
    { kind: 'overlap', stopId: 1, nextStopId: 2 },
    'The zones of “Place 1” and “Place 2” overlap. Where they do, one waits for the other. Make one of them smaller.',
  ],
  [
    { kind: 'openLoop', stopId: 9, nextStopId: 1, metres: 1_240 },
    'It’s set as a loop, but “Place 9” and “Place 1” are 1.2\u00a0km apart. Turn off “It’s a loop”, or draw the path back to the first place.',
  ],
  [
    { kind: 'noAudio', stopId: 1 },
    '“Place 1” has no audio, so people only hear a chime there. That’s fine if people read it. Otherwise, add audio.',
  ],
  [
    { kind: 'unknownLength', stopId: 1 },
    'We don’t know yet how long the audio of “Place 1” is. We counted it as 1 min.',
  ],
  [
    { kind: 'pileUp', stopId: 2, duringStopId: 1, seconds: 35 },
    'At the usual pace, people reach “Place 2” 35 s before “Place 1” ends. It’ll be delayed by the audio before it. Shorter audio would help.',
  ],
  [
    { kind: 'silence', afterStopId: 1, seconds: 372 },
    'After “Place 1” there’s nothing to hear for 6\u00a0min at the usual pace. That’s fine if there’s plenty to see. Otherwise, add a place.',
  ],
  [
    { kind: 'silence', afterStopId: null, seconds: 240 },
    'At the usual pace, there’s nothing to hear for the first 4\u00a0min. That’s fine if there’s plenty to see. Otherwise, add a place.',
  ],
])('creators read of %j: %s', (of, text) => {
  const { what, advice } = describeFinding(of, (stopId) => `Place ${stopId}`);
  expect(`${what} ${advice}`).toBe(text);
});

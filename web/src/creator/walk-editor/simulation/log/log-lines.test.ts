import { describe, expect, it } from 'vitest';
import { PLAN, someTrace } from '../simulation.test-data.ts';
import { type LogLine, lineAt, logLines } from './log-lines.ts';

const MARKER = PLAN.stops[0]?.marker ?? { lat: 0, lng: 0 };

describe('the log of a walk', () => {
  it('has the walker’s true distance inside the zone of a starting place', () => {
    const trace = someTrace(60, {
      commands: [{ at: 30, command: { type: 'play', stopId: 101 } }],
      sounding: [{ stopId: 101, from: 30, to: 60 }],
      // The phone's position is wrong; the walker is at the middle of a circle of 30 m.
      change: () => ({ point: MARKER, fix: null }),
    });
    const [line] = logLines(PLAN, trace, null).filter(({ what }) => what === 'starts');
    expect(line).toMatchObject({ at: 30, stopId: 101 });
    expect(line?.what === 'starts' && line.outside).toBeCloseTo(-30, 1);
  });

  it('measures a stretch along the path, and leaves out unknown distances', () => {
    const zone = { kind: 'stretch', from: 20, to: 200 } as const;
    const plan = { ...PLAN, stops: PLAN.stops.map((stop) => ({ ...stop, zone })) };
    const commands = [{ at: 30, command: { type: 'play', stopId: 101 } }] as const;
    expect(logLines(plan, someTrace(60, { commands }), null)).toEqual([
      { at: 30, what: 'starts', stopId: 101, outside: -10 },
    ]);
    const offRoute = someTrace(60, { commands, change: () => ({ along: null }) });
    expect(logLines(plan, offRoute, null)).toMatchObject([{ outside: null }]);
  });

  it('has a chime but no waiting time for a place without audio', () => {
    const stops = PLAN.stops.map((stop, at) => (at === 0 ? { ...stop, hasAudio: false } : stop));
    const trace = someTrace(60, {
      commands: [
        { at: 20, command: { type: 'queue', stopId: 101 } },
        { at: 25, command: { type: 'chime', stopId: 101 } },
      ],
    });
    expect(logLines({ ...PLAN, stops }, trace, null)).toEqual([
      { at: 25, what: 'soundless', stopId: 101 },
    ]);
    // A walker who passes through after the last place hears nothing.
    const silent = someTrace(60, { change: () => ({ point: MARKER }) });
    expect(logLines({ ...PLAN, stops }, silent, null)).toEqual([]);
  });

  it('names the places skipped by someone who starts after them', () => {
    const trace = someTrace(60, {
      behaviour: 'otherStart',
      change: (at) => ({ along: 360 + at }),
    });
    const joins = { at: 0, what: 'joins', stopId: 103, skipped: [101, 102] };
    expect(logLines(PLAN, trace, null)).toEqual([joins]);
    expect(logLines({ ...PLAN, loop: true }, trace, null)).toEqual([]);
    expect(logLines(PLAN, { ...trace, behaviour: 'usual' }, null)).toEqual([]);
  });

  it('names the playing place when another has to wait', () => {
    const trace = someTrace(60, {
      commands: [{ at: 20, command: { type: 'queue', stopId: 102 } }],
      sounding: [{ stopId: 101, from: 5, to: 40 }],
    });
    expect(logLines(PLAN, trace, null)).toEqual([
      { at: 20, what: 'waits', stopId: 102, duringStopId: 101 },
      { at: 40, what: 'ends', stopId: 101 },
    ]);
  });

  it('ends one place before the next starts in the same second', () => {
    const trace = someTrace(60, {
      commands: [{ at: 30, command: { type: 'play', stopId: 102 } }],
      sounding: [
        { stopId: 101, from: 5, to: 30 },
        { stopId: 102, from: 30, to: 60 },
      ],
    });
    expect(logLines(PLAN, trace, null).map(({ what }) => what)).toEqual(['ends', 'starts']);
  });

  it('has no line for audio that is cut off by the end of the walk', () => {
    const trace = someTrace(60, { sounding: [{ stopId: 101, from: 5, to: 60 }] });
    expect(logLines(PLAN, trace, null)).toEqual([]);
  });

  it('reports a locked phone once, from the moment it is locked', () => {
    const trace = someTrace(60, {
      commands: [{ at: 12, command: { type: 'tell', notice: { what: 'hidden' } } }],
      change: (at) => (at >= 10 && at < 25 ? { isHidden: true, fix: null } : {}),
    });
    expect(logLines(PLAN, trace, null)).toEqual([
      { at: 10, what: 'locked', seconds: 15 },
      { at: 25, what: 'unlocked' },
    ]);
  });

  it('has a line for ten seconds without a position, but not for nine', () => {
    const without = (seconds: number) =>
      someTrace(60, { change: (at) => (at >= 10 && at < 10 + seconds ? { fix: null } : {}) });
    expect(logLines(PLAN, without(10), null)).toEqual([
      { at: 10, what: 'noPosition', seconds: 10, isNotified: false },
    ]);
    expect(logLines(PLAN, without(9), null)).toEqual([]);
  });

  it('has one line for a dropout that the phone reports', () => {
    const told = (at: number, what: 'lost' | 'found') =>
      ({ at, command: { type: 'tell', notice: { what } } }) as const;
    const trace = someTrace(90, {
      commands: [told(40, 'lost'), told(51, 'found')],
      change: (at) => (at >= 10 && at < 49 ? { fix: null } : {}),
    });
    expect(logLines(PLAN, trace, null)).toEqual([
      { at: 10, what: 'noPosition', seconds: 39, isNotified: true },
    ]);
  });

  it('includes notices for walkers, but not internal commands', () => {
    const trace = someTrace(60, {
      commands: [
        { at: 3, command: { type: 'prefetch', stopId: 101 } },
        { at: 40, command: { type: 'chime' } },
        { at: 40, command: { type: 'tell', notice: { what: 'lost' } } },
      ],
    });
    expect(logLines(PLAN, trace, { from: 4, points: [] })).toEqual([
      { at: 4, what: 'led' },
      { at: 40, what: 'notice', notice: { what: 'lost' } },
    ]);
  });
});

it.each([
  [0, -1],
  [4, 0],
  [39, 0],
  [40.5, 2],
])('the current line at %d s is %d', (at, line) => {
  const lines: readonly LogLine[] = [
    { at: 4, what: 'led' },
    { at: 40, what: 'unlocked' },
    { at: 40, what: 'led' },
  ];
  expect(lineAt(lines, at)).toBe(line);
});

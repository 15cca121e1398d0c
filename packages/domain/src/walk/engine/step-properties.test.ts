import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { runWalk } from './run-walk.test-data.ts';
import { step } from './step.ts';
import type { WalkEvent } from './walk-event.ts';
import { type Metres, pointAt, sketchPlan } from './walk-script.test-data.ts';
import { startState, type WalkState } from './walk-state.ts';
import { walkView } from './walk-view.ts';

/** Stops along a street, some of them close enough that their zones overlap. */
const anyPlan: fc.Arbitrary<WalkPlan> = fc
  .record({
    gaps: fc.array(fc.integer({ min: 15, max: 200 }), { minLength: 1, maxLength: 8 }),
    hasPath: fc.boolean(),
    mode: fc.constantFrom('ordered' as const, 'free' as const),
    traits: fc.array(
      fc.record({
        priority: fc.integer({ min: 0, max: 2 }),
        kind: fc.constantFrom('stop' as const, 'stop' as const, 'onTheWay' as const),
        audioSeconds: fc.integer({ min: 1, max: 200 }),
        radius: fc.integer({ min: 15, max: 60 }),
        dwell: fc.constantFrom(0, 0, 10),
      }),
      { minLength: 8, maxLength: 8 },
    ),
  })
  .map(({ gaps, hasPath, mode, traits }) => {
    let along = 0;
    const stops = gaps.map((gap, index) => {
      along += gap;
      return { at: [0, along] as const, along: hasPath ? along : null, ...traits[index] };
    });
    const path: readonly Metres[] = [
      [0, 0],
      [0, along + 200],
    ];
    return sketchPlan(stops, { mode, path: hasPath ? path : null });
  });

const anyPause = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 500, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -5_000, max: 120_000 }) },
);

/** Steps of a walker who mostly keeps going, and events of the phone. */
const anyHappening = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      type: fc.constant('fix' as const),
      pause: anyPause,
      north: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -200, max: 400 })),
      east: fc.integer({ min: -50, max: 50 }),
      accuracy: fc.integer({ min: 0, max: 90 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('tick' as const), pause: anyPause }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('visible' as const),
      pause: anyPause,
      isVisible: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('user' as const),
      pause: anyPause,
      what: fc.constantFrom('pause' as const, 'resume' as const),
    }),
  },
);

const anyEvents: fc.Arbitrary<readonly WalkEvent[]> = fc
  .array(anyHappening, { maxLength: 250 })
  .map((happenings) => {
    let [t, north] = [0, 0];
    const events: WalkEvent[] = [{ type: 'user', t, what: 'start' }];
    for (const { pause, ...happening } of happenings) {
      t = Math.max(0, t + pause);
      if (happening.type !== 'fix') events.push({ ...happening, t });
      else {
        north += happening.north;
        const { accuracy, east } = happening;
        events.push({ type: 'fix', t, point: pointAt([east, north]), accuracy });
      }
    }
    return events;
  });

/** Events in orders that no device would send. */
const anyNonsense: fc.Arbitrary<readonly WalkEvent[]> = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('audio' as const),
      t: fc.integer({ min: 0, max: 600_000 }),
      stopId: fc.integer({ min: 0, max: 9 }),
      what: fc.constantFrom(
        'started' as const,
        'paused' as const,
        'ended' as const,
        'failed' as const,
      ),
      heard: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({
      type: fc.constant('user' as const),
      t: fc.integer({ min: 0, max: 600_000 }),
      stopId: fc.integer({ min: 0, max: 9 }),
      what: fc.constantFrom(
        'playNow' as const,
        'skip' as const,
        'unskip' as const,
        'startAt' as const,
      ),
    }),
    fc.record({
      type: fc.constant('user' as const),
      t: fc.integer({ min: 0, max: 600_000 }),
      what: fc.constantFrom('start' as const, 'pause' as const, 'resume' as const, 'end' as const),
    }),
    fc.record({
      type: fc.constant('permission' as const),
      t: fc.integer({ min: 0, max: 600_000 }),
      what: fc.constantFrom('granted' as const, 'approximate' as const, 'refused' as const),
    }),
  ),
  { maxLength: 60 },
);

type Play = { readonly second: number; readonly stopId: number };

function playsOf(log: readonly string[]): readonly Play[] {
  return log.flatMap((line) => {
    const [second, command, stopId] = line.split(' ');
    return command === 'play' ? [{ second: Number(second), stopId: Number(stopId) }] : [];
  });
}

function stopsOnly(plan: WalkPlan, plays: readonly Play[]): readonly number[] {
  const kinds = new Map(plan.stops.map(({ id, kind }) => [id, kind]));
  return plays.map(({ stopId }) => stopId).filter((id) => kinds.get(id) === 'stop');
}

/** The timeout for hundreds of walks of hundreds of steps, on a machine that may be busy. */
const TIMEOUT_MS = 60_000;

describe('whatever happens, a walk', { timeout: TIMEOUT_MS }, () => {
  it('never plays two stops at once, nor one stop twice', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, (plan, events) => {
        const { log } = runWalk(plan, events);
        expect(log).not.toContain('two at once');
        const ids = playsOf(log).map(({ stopId }) => stopId);
        expect(ids).toEqual([...new Set(ids)]);
      }),
    );
  });

  it('waits about a minute before it tries a failed stop again', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, (plan, events) => {
        const plays = playsOf(runWalk(plan, events, { player: 'fails' }).log);
        for (const [at, { second, stopId }] of plays.entries()) {
          const before = plays.slice(0, at).findLast((play) => play.stopId === stopId);
          expect(second - (before?.second ?? -Infinity)).toBeGreaterThanOrEqual(59);
        }
      }),
    );
  });

  it('plays stops in order if the plan is ordered', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, fc.constantFrom('plays', 'fails'), (plan, events, player) => {
        fc.pre(plan.mode === 'ordered');
        const ids = stopsOnly(plan, playsOf(runWalk(plan, events, { player }).log));
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      }),
    );
  });

  it('plays the next stop once there is a position at it', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, (anyPriority, events) => {
        // A creator may let a stop overtake the next one.
        const stops = anyPriority.stops.map((one) => ({ ...one, priority: 0 }));
        const plan = { ...anyPriority, stops };
        const { state, log } = runWalk(plan, events);
        const next = walkView(plan, state).nextStopId;
        const stop = plan.stops.find(({ id }) => id === next);
        fc.pre(stop !== undefined);
        const t = state.now + 300_000;
        // Long enough for any other audio there to end first.
        const there = Array.from({ length: 600 }, (_, at): WalkEvent => {
          return { type: 'fix', t: t + at * 1000, point: stop.marker, accuracy: 5 };
        });
        const back: readonly WalkEvent[] = [
          { type: 'visible', t: t - 60_000, isVisible: true },
          { type: 'user', t: t - 60_000, what: 'resume' },
        ];
        const after = runWalk(plan, [...events, ...back, ...there]).log.slice(log.length);
        expect(playsOf(after).map(({ stopId }) => stopId)).toContain(next);
      }),
    );
  });

  it('plays the stop that the walker made the next one, once there is a position at it', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, fc.nat(), (plan, events, choice) => {
        const { state, log } = runWalk(plan, events);
        const choosable = walkView(plan, state).stops.filter(({ canBeNext }) => canBeNext);
        const chosen = choosable[choice % Math.max(1, choosable.length)]?.id;
        const stop = plan.stops.find(({ id }) => id === chosen);
        fc.pre(stop !== undefined);
        const t = state.now + 300_000;
        const choose: readonly WalkEvent[] = [
          { type: 'visible', t: t - 60_000, isVisible: true },
          { type: 'user', t: t - 60_000, what: 'startAt', stopId: stop.id },
        ];
        const there = Array.from({ length: 600 }, (_, at): WalkEvent => {
          return { type: 'fix', t: t + at * 1000, point: stop.marker, accuracy: 5 };
        });
        const after = runWalk(plan, [...events, ...choose, ...there]).log.slice(log.length);
        const [first] = stopsOnly(plan, playsOf(after));
        if (plan.mode === 'ordered') expect(first).toBe(stop.id);
        else expect(stopsOnly(plan, playsOf(after))).toContain(stop.id);
      }),
    );
  });

  it('finishes only if every stop was visited or skipped; otherwise it says which are left', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, anyNonsense, (plan, events, nonsense) => {
        const mixed = [...events, ...nonsense].sort((a, b) => a.t - b.t);
        let state = startState(plan);
        for (const event of mixed) {
          const before = state;
          const result = step(plan, state, event);
          state = result.state;
          const { leftStopIds, isAtEnd, isFinished } = walkView(plan, state);
          if (isFinished && !before.isFinished) expect(leftStopIds).toEqual([]);
          if (isAtEnd) expect(leftStopIds).not.toEqual([]);
          for (const command of result.commands) {
            if (command.type !== 'tell' || command.notice.what !== 'left') continue;
            expect(command.notice.stopIds).toEqual(leftStopIds);
          }
        }
      }),
    );
  });

  it('continues in the same way from a stored state', () => {
    fc.assert(
      fc.property(anyPlan, anyEvents, anyNonsense, (plan, events, nonsense) => {
        const mixed = [...events, ...nonsense].sort((a, b) => a.t - b.t);
        let [straight, stored]: readonly WalkState[] = [startState(plan), startState(plan)];
        for (const event of mixed) {
          if (straight === undefined || stored === undefined) return;
          const [a, b] = [step(plan, straight, event), step(plan, stored, event)];
          expect(b.commands).toEqual(a.commands);
          straight = a.state;
          stored = JSON.parse(JSON.stringify(b.state)) as WalkState;
          expect(JSON.stringify(stored)).toBe(JSON.stringify(straight));
        }
      }),
      { numRuns: 50 },
    );
  });
});

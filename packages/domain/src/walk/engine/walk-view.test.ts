import { describe, expect, it } from 'vitest';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { runWalk } from './run-walk.test-data.ts';
import { step } from './step.ts';
import type { WalkEvent } from './walk-event.ts';
import {
  type Act,
  choose,
  from,
  permission,
  script,
  sketchPlan,
  stand,
  streetPlan,
  user,
  wait,
  walk,
} from './walk-script.test-data.ts';
import { walkView } from './walk-view.ts';

const STREET = streetPlan([100, 250, 400]);
/** The first stop is where the scripts start. */
const FROM_FIRST = streetPlan([0, 250, 400]);

function viewAfter(plan: WalkPlan, events: readonly WalkEvent[]) {
  return walkView(plan, runWalk(plan, events).state);
}

describe('what a screen shows of a walk', () => {
  it('is the next stop, and how far it is along the path', () => {
    const { next, nextStopId, stops } = viewAfter(STREET, script(walk([0, 120])));
    expect(nextStopId).toBe(2);
    expect(next).toMatchObject({ stopId: 2, isAlongPath: true });
    expect(next?.metres).toBeCloseTo(130, -1);
    expect(next?.bearing).toBeCloseTo(0);
    expect(stops.map(({ phase, isNext }) => [phase, isNext])).toEqual([
      ['played', false],
      ['ahead', true],
      ['ahead', false],
    ]);
  });

  it('is the next stop as the crow flies where there is no path', () => {
    const plan = sketchPlan([{ at: [0, 100] }, { at: [300, 100] }]);
    const { next } = viewAfter(plan, script(walk([0, 100]), stand(30)));
    expect(next).toMatchObject({ stopId: 2, isAlongPath: false });
    expect(next?.metres).toBeCloseTo(300, -1);
    expect(next?.bearing).toBeCloseTo(90, 0);
  });

  it('is the next stop, without distances or a position, while location is off', () => {
    const walked = script(walk([0, 120]), permission('refused'));
    const off = viewAfter(STREET, walked);
    expect(off).toMatchObject({ nextStopId: 2, next: null, position: null, path: null });
    expect(off.stops.map(({ metres }) => metres)).toEqual([null, null, null]);
    const events = script(walk([0, 120]), permission('refused'), permission('granted'), stand(3));
    const on = viewAfter(STREET, events);
    expect(on.next?.metres).toBeCloseTo(130, -1);
    expect(on.position).not.toBeNull();
  });

  it('is the nearest stop in any order', () => {
    const plan = sketchPlan([{ at: [0, 900] }, { at: [0, 200] }], { mode: 'free' });
    expect(viewAfter(plan, script(walk([0, 20]))).nextStopId).toBe(2);
  });

  describe('after an earlier stop was played, is', () => {
    // The path comes back to its first stop on the way from the third to the fourth.
    const plan = sketchPlan(
      [
        { at: [0, 0], along: 0 },
        { at: [60, 60], along: 120 },
        { at: [500, 60], along: 560 },
        { at: [-200, -10], along: 1330 },
      ],
      {
        path: [
          [0, 0],
          [0, 60],
          [500, 60],
          [500, -10],
          [-300, -10],
        ],
      },
    );
    const shortCut = [stand(20), walk([150, -10]), stand(30)];
    it.each<[string, readonly Act[], number]>([
      ['still the last one for someone who passed it', [choose('playNow', 2)], 4],
      ['the one after it for someone who is there', [walk([0, -10]), choose('playNow', 1)], 2],
      ['the one after it without a position', [wait(60), choose('playNow', 2)], 3],
    ])('%s', (_, acts, next) => {
      const events = script(...shortCut, ...acts);
      expect(viewAfter(plan, script(...shortCut)).nextStopId).toBe(4);
      expect(viewAfter(plan, events).nextStopId).toBe(next);
    });
  });

  it('is the distance along a loop from where the walk began', () => {
    const square = [
      [0, 0],
      [0, 200],
      [200, 200],
      [200, 0],
      [0, 0],
    ] as const;
    const stops = [
      { at: [0, 100], along: 100 },
      { at: [200, 100], along: 500 },
    ] as const;
    const plan = sketchPlan(stops, { path: square, loop: true });
    const { next } = viewAfter(
      plan,
      script(from([200, 100]), stand(30), walk([200, 0]), walk([150, 0])),
    );
    expect(next).toMatchObject({ stopId: 1, isAlongPath: true });
    expect(next?.metres).toBeCloseTo(250, -1);
  });

  it('distinguishes near from ahead, and shows queued and offered stops', () => {
    const plan = streetPlan([100, 150, 600], { stop: { audioSeconds: 600 } });
    const events = script(walk([0, 150]));
    const state = runWalk(plan, events).state;
    expect(walkView(plan, state)).toMatchObject({ isFinished: false, offeredStopIds: [] });
    const dwelling = streetPlan([100, 300], { stop: { dwell: 60 } });
    expect(viewAfter(dwelling, script(walk([0, 100]))).stops[0]?.phase).toBe('near');
    const asked = streetPlan([100, 300], { stop: { start: 'ask' } });
    expect(viewAfter(asked, script(walk([0, 100]))).offeredStopIds).toEqual([1]);
  });

  it('shows the distance from the route once the walker was notified', () => {
    const { offRouteMetres, next } = viewAfter(FROM_FIRST, script(walk([0, 20]), walk([150, 20])));
    expect(offRouteMetres).toBeGreaterThan(100);
    expect(next?.isAlongPath).toBe(false);
  });

  describe('the way back to the path', () => {
    const AWAY = [walk([0, 20]), walk([130, 20]), stand(30)];
    it('is shown to someone who stops away from it, before they are notified', () => {
      const acts = [walk([0, 20]), walk([49, 20]), stand(40)];
      const { path, offRouteMetres } = viewAfter(FROM_FIRST, script(...acts));
      expect(offRouteMetres).toBeNull();
      expect(path?.metres).toBeCloseTo(49, 0);
      expect(path?.bearing).toBeCloseTo(270, 0);
    });

    it.each<[string, WalkPlan, readonly Act[]]>([
      ['on the way to the start', STREET, [from([130, 50]), stand(300)]],
      ['as near as a phone may err', FROM_FIRST, [walk([0, 20]), walk([44, 20]), stand(30)]],
      ['without a position', FROM_FIRST, [...AWAY, permission('refused')]],
      ['once the signal is lost', FROM_FIRST, [...AWAY, wait(60)]],
      ['in any order', { ...FROM_FIRST, mode: 'free' }, AWAY],
      ['where there is no path', { ...FROM_FIRST, path: null }, AWAY],
    ])('isn’t shown %s', (_, plan, acts) => {
      expect(viewAfter(plan, script(...acts)).path).toBeNull();
    });
  });

  it('has the same distance in the list as for the next stop', () => {
    const corner = [
      [0, 0],
      [200, 0],
      [200, 200],
    ] as const;
    const stops = [
      { at: [200, 150], along: 350 },
      { at: [200, 200], along: 400 },
    ] as const;
    const view = viewAfter(sketchPlan(stops, { path: corner }), script(walk([50, 0])));
    expect(view.next?.isAlongPath).toBe(true);
    expect(view.stops[0]?.metres).toBe(view.next?.metres);
    expect(view.stops[0]?.isAlongPath).toBe(true);
    // The others are in a straight line.
    expect(view.stops[1]?.metres).toBeCloseTo(250, -1);
    expect(view.stops[1]?.isAlongPath).toBe(false);
  });

  it('has straight distances to all stops but the next', () => {
    const corner = [
      [0, 0],
      [200, 0],
      [200, 200],
    ] as const;
    const stops = [
      { at: [0, 0], along: 0 },
      { at: [200, 150], along: 350 },
    ] as const;
    const plan = sketchPlan(stops, { path: corner });
    const metresOf = (...acts: readonly Act[]) =>
      viewAfter(plan, script(...acts)).stops.map(
        ({ metres }) => Math.round((metres ?? -1) / 10) * 10,
      );
    // The first is behind someone who joined at the second.
    const join = [choose('startAt', 2), from([150, 0]), walk([200, 0]), walk([200, 50])];
    expect(metresOf(...join)).toEqual([210, 100]);
    expect(metresOf(choose('startAt', 1), ...join.slice(1))).toEqual([210, 100]);
  });

  it('has the straight distance to the next stop while the fixes don’t fit the progress', () => {
    const plan = streetPlan([0, 400, 800]);
    const jumped = [walk([0, 50]), from([0, 250]), stand(6)];
    const { next } = viewAfter(plan, script(...jumped));
    expect(next).toMatchObject({ stopId: 2, isAlongPath: false });
    expect(next?.metres).toBeCloseTo(150, -1);
    expect(viewAfter(plan, script(...jumped, stand(20))).next).toMatchObject({ isAlongPath: true });
  });

  it('has no distances once the signal is lost', () => {
    const lost = viewAfter(STREET, script(walk([0, 50]), wait(60)));
    expect(lost.signal).toBe('lost');
    expect(lost.stops.map(({ metres }) => metres)).toEqual(STREET.stops.map(() => null));
  });

  it('distinguishes a position that jumped from a weak signal', () => {
    const signalAfter = (...acts: readonly Act[]) =>
      viewAfter(STREET, script(walk([0, 50]), ...acts, wait(20))).signal;
    expect(signalAfter()).toBe('weak');
    expect(signalAfter(from([240, 50]), stand(1))).toBe('jumped');
  });

  it('shows a position only once there is one', () => {
    expect(viewAfter(STREET, script()).position).toBeNull();
    const { position } = viewAfter(STREET, script(from([0, 50]), stand(5)));
    expect(position?.point.lat).toBeCloseTo(STREET.stops[0]?.marker.lat ?? 0, 2);
  });

  it('has no distance to a next stop after the last stop, or before the walk starts', () => {
    const done = viewAfter(STREET, script(walk([0, 450])));
    expect(done).toMatchObject({ next: null, nextStopId: null, isFinished: true });
    expect(viewAfter(STREET, [])).toMatchObject({ phase: 'ready', next: null, nextStopId: 1 });
  });

  it('has the stops that are left for someone who joined late, and those that can be next', () => {
    const late = viewAfter(STREET, script(choose('startAt', 2), from([0, 200]), walk([0, 260])));
    expect(late).toMatchObject({ nextStopId: 3, leftStopIds: [1, 3], isAtEnd: false });
    expect(late.stops.map(({ phase, canBeNext }) => [phase, canBeNext])).toEqual([
      ['ahead', true],
      ['played', false],
      ['ahead', false],
    ]);
    const end = viewAfter(STREET, script(choose('startAt', 3), from([0, 350]), walk([0, 430])));
    expect(end).toMatchObject({ isAtEnd: true, isFinished: false, leftStopIds: [1, 2] });
  });

  it('has no end to ask about while the last stop that was left is playing', () => {
    const plan = sketchPlan([{ at: [0, 900], kind: 'onTheWay' }, { at: [0, 100] }]);
    const { state } = runWalk(plan, script(walk([0, 100]), stand(30)));
    expect(walkView(plan, state)).toMatchObject({ isAtEnd: true, leftStopIds: [1] });
    const last = { type: 'user', t: state.now, what: 'playNow', stopId: 1 } as const;
    const playing = walkView(plan, step(plan, state, last).state);
    expect(playing).toMatchObject({ isAtEnd: false, leftStopIds: [], playingStopId: 1 });
  });

  it('in a free walk, has the chosen stop as the next, and what is left by distance', () => {
    const free = { ...STREET, mode: 'free' as const };
    const chosen = viewAfter(free, script(from([0, 10]), stand(2), choose('startAt', 3)));
    expect(chosen).toMatchObject({ nextStopId: 3, leftStopIds: [1, 2, 3] });
    const far = viewAfter(free, script(from([0, 345]), stand(2)));
    expect(far).toMatchObject({ nextStopId: 3, leftStopIds: [3, 1, 2] });
  });

  it('includes whether the walk is paused and which stops were skipped', () => {
    expect(viewAfter(STREET, script(user('pause'))).phase).toBe('paused');
    expect(viewAfter(STREET, script(choose('skip', 1))).stops[0]?.phase).toBe('skipped');
  });

  it('has a skipped stop that was restored, either ahead or as an offer if it is behind', () => {
    const skipped = [choose('skip', 1), choose('skip', 2)];
    const ahead = viewAfter(STREET, script(...skipped, choose('unskip', 1)));
    expect(ahead).toMatchObject({
      nextStopId: 1,
      stops: [{ phase: 'ahead' }, { phase: 'skipped' }, {}],
    });
    const acts = [...skipped, walk([0, 390]), choose('unskip', 2)];
    const behind = viewAfter(STREET, script(...acts));
    expect(behind).toMatchObject({ offeredStopIds: [2], stops: [{}, { phase: 'missed' }, {}] });
    const over = viewAfter(STREET, script(...skipped, choose('skip', 3), choose('unskip', 3)));
    expect(over).toMatchObject({ isFinished: false, nextStopId: 3 });
  });

  it('no longer offers a stop that was put aside, which is still left', () => {
    const plan = streetPlan([100, 300], { stop: { start: 'ask' } });
    const asked = [walk([0, 100])];
    expect(viewAfter(plan, script(...asked)).offeredStopIds).toEqual([1]);
    const aside = viewAfter(plan, script(...asked, choose('putAside', 1), stand(60)));
    expect(aside).toMatchObject({ offeredStopIds: [], leftStopIds: [1, 2], nextStopId: 1 });
  });

  it('includes whether a stop has audio', () => {
    const plan = sketchPlan([{ at: [0, 0] }, { at: [0, 200], hasAudio: false }]);
    expect(viewAfter(plan, []).stops.map(({ hasAudio }) => hasAudio)).toEqual([true, false]);
  });
});

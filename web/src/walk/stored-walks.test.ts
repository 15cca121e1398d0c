import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../core/blocked-storage.test-data.ts';
import { Device } from '../media/player/some-player.test-data.ts';
import { restoredState, resumeStopId } from './saved-state.ts';
import { WALK_GUIDE } from './some-walk.test-data.ts';
import { createWalkStore, parseWalks, printWalks, type SavedWalk } from './walk-store.ts';

const walkOf = (guideId: number): SavedWalk => ({
  guideId,
  first: 0,
  last: 0,
  isFirstChosen: false,
  stops: [
    { id: 11, phase: 'played', heard: 1, isVisited: true, isOffered: false },
    { id: 12, phase: 'missed', heard: 0, isVisited: false, isOffered: true },
    { id: 13, phase: 'ahead', heard: 0, isVisited: false, isOffered: false },
  ],
});

describe('the walks that someone can resume', () => {
  it('are stored per account, with the latest for each guide', () => {
    const store = createWalkStore(new Device());
    store.save(7, walkOf(9));
    store.save(7, { ...walkOf(9), last: 1 });
    expect(store.find(7, 9)?.last).toBe(1);
    expect(store.find('visitor', 9)).toBeNull();
    store.delete(7, 9);
    expect(store.find(7, 9)).toBeNull();
  });

  it('include those that were started before logging in, which then belong to the account', () => {
    const store = createWalkStore(new Device());
    store.save('visitor', walkOf(9));
    expect(store.find(7, 9)).toEqual(walkOf(9));
    store.save(7, { ...walkOf(9), last: 1 });
    expect(store.find('visitor', 9)).toBeNull();
    store.save('visitor', walkOf(9));
    expect(store.find(7, 9)?.last).toBe(1);
    store.delete(7, 9);
    expect(store.find(7, 9)).toBeNull();
    expect(store.find('visitor', 9)).toBeNull();
  });

  it('are limited to ten', () => {
    const store = createWalkStore(new Device());
    for (let guideId = 1; guideId <= 11; guideId += 1) store.save(7, walkOf(guideId));
    expect(store.find(7, 1)).toBeNull();
    expect(store.find(7, 2)).not.toBeNull();
  });

  it('aren’t stored if storage is blocked', () => {
    expect(() => createWalkStore(BLOCKED_STORAGE).save(7, walkOf(9))).not.toThrow();
    expect(createWalkStore(BLOCKED_STORAGE).find(7, 9)).toBeNull();
  });

  it('are read back as they were written', () => {
    expect(parseWalks(printWalks([walkOf(9)]))).toEqual([walkOf(9)]);
  });

  it('are read even if they were written before visits were stored', () => {
    const text = printWalks([walkOf(9)]).replaceAll(/"isVisited":(true|false),/g, '');
    expect(text).not.toContain('isVisited');
    expect(parseWalks(text)).toEqual([walkOf(9)]);
  });

  it.each([
    ['no text', null],
    ['no JSON', '{'],
    ['another version', '{"version":2,"walks":[]}'],
    ['no walk', '{"version":1,"walks":[3]}'],
    ['an invalid phase', printWalks([walkOf(9)]).replace('missed', 'playing')],
    ['a heard share above one', printWalks([walkOf(9)]).replace('"heard":1', '"heard":2')],
    ['an invalid visit', printWalks([walkOf(9)]).replace('"isVisited":true', '"isVisited":1')],
    ['an index below zero', printWalks([walkOf(9)]).replace('"last":0', '"last":-1')],
  ])('are ignored if there is %s', (_, text) => {
    expect(parseWalks(text)).toEqual([]);
  });
});

describe('resuming a walk', () => {
  it('starts at the first place ahead', () => {
    expect(resumeStopId(WALK_GUIDE.plan, walkOf(9))).toBe(13);
  });

  it('doesn’t start at a remark on the way', () => {
    const { plan } = WALK_GUIDE;
    const stops = plan.stops.map((stop) =>
      stop.id === 12 ? { ...stop, kind: 'onTheWay' as const } : stop,
    );
    const saved = walkOf(9);
    const [first] = saved.stops;
    const ahead = saved.stops.slice(1).map((stop) => ({ ...stop, phase: 'ahead' as const }));
    const walk = { ...saved, stops: first === undefined ? ahead : [first, ...ahead] };
    expect(resumeStopId({ ...plan, stops }, walk)).toBe(13);
  });

  it('restores the places, with new ones ahead', () => {
    const saved = { ...walkOf(9), stops: walkOf(9).stops.slice(0, 2) };
    const { stops } = restoredState(WALK_GUIDE.plan, saved);
    expect(stops.map(({ phase }) => phase)).toEqual(['played', 'missed', 'ahead']);
  });

  it('doesn’t start a heard place again', () => {
    const { stops } = restoredState(WALK_GUIDE.plan, walkOf(9));
    expect(stops.map(({ spentAt }) => spentAt === null)).toEqual([false, false, true]);
  });

  it('ignores the walk of another guide', () => {
    const { stops } = restoredState(WALK_GUIDE.plan, walkOf(8));
    expect(stops.map(({ phase }) => phase)).toEqual(['ahead', 'ahead', 'ahead']);
  });
});

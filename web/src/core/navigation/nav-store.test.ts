import { describe, expect, it } from 'vitest';
import { GO_HOME, guide, pick, place, role, USER } from './actions.test-data.ts';
import { type Blocker, leavesForm } from './blockers.ts';
import { createNavStore } from './nav-store.ts';
import { sketch } from './sketch.test-data.ts';

it('notifies of changes only, until unsubscribed', () => {
  const store = createNavStore();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.dispatch(pick(1));
  store.dispatch({ type: 'closeOverlay', kind: 'termsOfUse' });
  expect(told).toBe(1);
  stop();
  store.dispatch(pick(1));
  expect(told).toBe(1);
});

describe('a store that is blocked', () => {
  const form = (): Blocker => ({ leaves: leavesForm });

  function blockedStore(...blockers: readonly Blocker[]) {
    const store = createNavStore();
    store.dispatch(guide(1));
    const stops = blockers.map(store.block);
    return { store, stops };
  }

  it('holds a move, and carries it out on request', () => {
    const { store } = blockedStore(form());
    expect(store.dispatch(GO_HOME)).toBe('held');
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
    expect(store.proceed()).toBe('moved');
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(store.getHeldMove()).toBeNull();
  });

  it('drops a cancelled move', () => {
    const { store } = blockedStore(form());
    store.dispatch(GO_HOME);
    store.stay();
    expect(store.getHeldMove()).toBeNull();
    expect(store.proceed()).toBe('still');
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
  });

  it('holds the last of several moves', () => {
    const { store } = blockedStore(form());
    store.dispatch(GO_HOME);
    store.dispatch(place(1, 5));
    store.proceed();
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1 > placeDetail 1 5');
  });

  it('asks one blocker after the other', () => {
    const [first, second] = [form(), form()];
    const { store } = blockedStore(first, second);
    store.dispatch(GO_HOME);
    expect(store.getHeldMove()?.by).toBe(first);
    expect(store.proceed()).toBe('held');
    expect(store.getHeldMove()?.by).toBe(second);
    expect(store.proceed()).toBe('moved');
  });

  it('stops blocking once the changes are saved, and the held move continues', () => {
    const { store, stops } = blockedStore(form());
    store.dispatch(GO_HOME);
    for (const stop of stops) stop();
    expect(store.isBlocked()).toBe(false);
    expect(store.proceed()).toBe('moved');
    expect(store.dispatch(guide(2))).toBe('moved');
  });

  it.each([
    ['guide', { source: 'unsaved', id: 'new-guide-1' }, { source: 'pending', id: 7 }],
    ['place', { source: 'unsaved', id: 'new-place-1' }, { source: 'pending', id: 8 }],
  ] as const)(
    'keeps the held move while the %s that it waits for gets its id',
    (record, from, to) => {
      const guideOf = { source: 'unsaved', id: 'new-guide-1' } as const;
      const placeOf = record === 'place' ? from : null;
      const { store } = blockedStore(form());
      store.dispatch(role('creator'));
      store.dispatch({
        type: 'openPage',
        entry: {
          page: 'creatorDashboard',
          route: { part: 'guides', open: { guide: guideOf, place: placeOf, view: 'edit' } },
        },
      });
      store.proceed();
      store.dispatch({ type: 'back' });
      const before = store.getState();
      expect(store.dispatch({ type: 'renameRecord', record, from, to })).toBe('moved');
      expect(store.getState()).not.toBe(before);
      expect(store.proceed()).toBe('moved');
      expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
    },
  );

  it('drops the held move when the session ends', () => {
    const { store, stops } = blockedStore(form());
    store.dispatch(role('user'));
    store.dispatch(USER);
    store.proceed();
    store.dispatch(GO_HOME);
    store.dispatch(role(null));
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(store.getHeldMove()).toBeNull();
    for (const stop of stops) stop();
  });

  it('notifies of held and cancelled moves', () => {
    const { store } = blockedStore(form());
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.dispatch(GO_HOME);
    expect(told).toBe(1);
    store.stay();
    expect(told).toBe(2);
  });
});

import { expect, it } from 'vitest';
import { CONTACT, guide, pick, role, USER } from './actions.test-data.ts';
import { createNavStore } from './nav-store.ts';
import type { PageName } from './pages.ts';
import { sketch } from './sketch.test-data.ts';

function storeWith(...pages: readonly PageName[]) {
  return createNavStore({ isPageAvailable: (page) => pages.includes(page) });
}

it('tells of changes, and of nothing else, until told to stop', () => {
  const store = storeWith('guidesHomePage');
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

it('goes to no page that the build does not have', () => {
  const store = storeWith('guidesHomePage', 'placesHomePage');
  store.dispatch(guide(1));
  store.dispatch(USER);
  expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
});

it('knows who has logged in even where that leads to such a page', () => {
  const store = storeWith('guidesHomePage', 'login');
  store.dispatch(CONTACT);
  store.dispatch(role('user'));
  expect(sketch(store.getState())).toBe('guidesHomePage');
  expect(store.getState().role).toBe('user');
});

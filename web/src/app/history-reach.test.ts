import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK,
  follow,
  GO_HOME,
  guide,
  ORDER_ID,
  page,
  pick,
  place,
  role,
  TERMS,
  USER,
} from '../core/navigation/actions.test-data.ts';
import { anyActions } from '../core/navigation/arbitrary-actions.test-data.ts';
import type { NavAction } from '../core/navigation/nav-actions.ts';
import { run, sketch } from '../core/navigation/sketch.test-data.ts';
import type { FakeBrowser } from './fake-browser.test-data.ts';
import { act, go, load, visit, visitIn } from './tab-visit.test-data.ts';

const ELSEWHERE = 'https://elsewhere.example/';
const PROVIDER = 'https://pay.example/checkout';

const isOurs = (browser: FakeBrowser) =>
  browser.location.href.startsWith('https://laneway.example/');

/** More pages than a browser may have stored. */
const DEEP: readonly NavAction[] = [
  guide(1),
  ...Array.from({ length: 12 }, (_, at) => place(1, at + 1)),
];

const BROWSERS = [
  ['tells the entries of a site apart', true],
  ['does not', false],
] as const;

describe.each(BROWSERS)('in a browser that %s (%s)', (_which, hasNavigationApi) => {
  it('a tab that began on another site is never led back there by a button of ours', async () => {
    const visited = await visitIn({ before: [ELSEWHERE, ELSEWHERE], hasNavigationApi }, '?guide=7');
    await act(visited, follow(7, null, true), BACK, BACK, BACK, BACK);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(isOurs(visited.browser)).toBe(true);
    expect(visited.browser.position).toBe(2);
  });

  it('the browser itself still leads back there', async () => {
    const { browser } = await visitIn({ before: [ELSEWHERE], hasNavigationApi }, '', pick(1));
    await go(browser, -1, -1);
    expect(isOurs(browser)).toBe(false);
  });

  it('whatever is done in a tab that began elsewhere, it stays in the app', async () => {
    await fc.assert(
      fc.asyncProperty(anyActions, async (actions) => {
        const options = { before: [ELSEWHERE], hasNavigationApi };
        const { browser, store } = await visitIn(options, '', ...actions);
        expect(isOurs(browser)).toBe(true);
        expect(load(browser).getState()).toEqual(store.getState());
      }),
    );
  });

  it('entries that the browser has dropped are not gone back to', async () => {
    const visited = await visitIn({ hasNavigationApi }, '', ...DEEP);
    await go(visited.browser, -2);
    visited.browser.forgetOldest(5);
    await act(visited, GO_HOME, guide(2));
    expect(sketch(visited.store.getState())).toBe('guidesHomePage > placesHomePage 2');
    expect(visited.browser.location.href).toBe('https://laneway.example/guides/2');
    expect(visited.browser.timeoutCount).toBe(hasNavigationApi ? 0 : 1);
    await go(visited.browser, -1);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
  });

  it('a tab that is restored with its last entries only goes on as before', async () => {
    const { browser } = await visitIn({ hasNavigationApi }, '', ...DEEP);
    browser.forgetOldest(8);
    const store = load(browser);
    expect(sketch(store.getState())).toMatch(/placeDetail 1 12$/);
    for (let left = 20; left > 0; left -= 1) await act({ browser, store }, BACK);
    expect(sketch(store.getState())).toBe('guidesHomePage');
    await act({ browser, store }, pick(3));
    expect(browser.location.href).toBe('https://laneway.example/guides/3');
  });

  it('a history of more entries than the browser keeps loses those of other sites first', async () => {
    const before = Array.from({ length: 48 }, (_, at) => `${ELSEWHERE}${at}`);
    const visited = await visitIn({ before, hasNavigationApi }, '', ...DEEP);
    expect(visited.browser.history.length).toBe(50);
    await act(visited, BACK, BACK);
    expect(sketch(visited.store.getState())).toMatch(/placeDetail 1 10$/);
    await act(visited, GO_HOME);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(visited.browser.location.href).toBe('https://laneway.example/');
    expect(visited.browser.addresses()[visited.browser.position - 1]).toBe(`${ELSEWHERE}47`);
  });

  it('a history that lost our own first pages still leads home', async () => {
    const visited = await visitIn({ limit: 10, hasNavigationApi }, '', ...DEEP);
    await act(visited, GO_HOME);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(visited.browser.location.href).toBe('https://laneway.example/');
    await act(visited, pick(2), BACK);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
  });
});

describe('a visit that includes the payment provider', () => {
  const PAYMENT = [role('user'), pick(1), guide(1, 'buy')] as const;
  const OFFER = 'guidesHomePage [overview 1] > paymentScreen 1';

  it('comes back to the page as it was', async () => {
    const visited = await visit('', ...PAYMENT);
    visited.browser.leaveFor(PROVIDER);
    visited.browser.returnBy(-1);
    expect(sketch(visited.store.getState())).toBe(OFFER);
    await act(visited, BACK);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage [overview 1]');
    expect(visited.browser.position).toBe(1);
  });

  it.each([
    ['one page further back', -2, 'guidesHomePage [overview 1]'],
    ['at the start', -3, 'guidesHomePage'],
  ])('comes back %s when the visitor chose that, and stays with us', async (_where, by, at) => {
    const visited = await visitIn({ before: [ELSEWHERE] }, '', ...PAYMENT);
    visited.browser.leaveFor(PROVIDER);
    visited.browser.returnBy(by);
    await visited.browser.settled();
    expect(sketch(visited.store.getState())).toBe(at);
    await act(visited, BACK, BACK, BACK);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(visited.browser.position).toBe(1);
  });

  it('stays with us even if the browser tells nothing of where it is', async () => {
    const visited = await visitIn({ before: [ELSEWHERE, ELSEWHERE] }, '', ...PAYMENT);
    visited.browser.leaveFor(PROVIDER);
    visited.browser.position = 2;
    await act(visited, GO_HOME);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(visited.browser.position).toBe(2);
  });

  it('is not gone back by a button once the order is shown', async () => {
    const { browser } = await visit('', ...PAYMENT);
    browser.leaveFor(PROVIDER);
    browser.leaveFor(`https://laneway.example/?order=${ORDER_ID}`);
    const store = load(browser);
    expect(sketch(store.getState())).toBe(`guidesHomePage > orderReturn ${ORDER_ID} null`);
    await act({ browser, store }, BACK, BACK, BACK);
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(browser.addresses().indexOf(PROVIDER)).toBe(browser.position - 1);
  });
});

describe('an entry that the browser did not write', () => {
  it('loudly or silently, is caught up with and never counted', async () => {
    for (const how of ['refusesWrites', 'ignoresWrites'] as const) {
      const visited = await visitIn({ before: [ELSEWHERE] }, '', pick(1));
      visited.browser[how] = true;
      await act(visited, guide(1), place(1, 5));
      visited.browser[how] = false;
      await act(visited, TERMS, GO_HOME);
      expect(sketch(visited.store.getState())).toBe('guidesHomePage');
      expect(visited.browser.position).toBe(1);
    }
  });

  it('at the start does not keep the app from opening, nor lead away later', async () => {
    for (const how of ['refusesWrites', 'ignoresWrites'] as const) {
      const { browser } = await visitIn({ before: [ELSEWHERE] }, '');
      browser.history.replaceState(null, '', 'https://laneway.example/?guide=7');
      browser[how] = true;
      const store = load(browser);
      expect(sketch(store.getState())).toBe('guidesHomePage > sharedLink 7 null');
      browser[how] = false;
      await act({ browser, store }, follow(7, null, true));
      await go(browser, -1);
      await act({ browser, store }, BACK, BACK, BACK, BACK);
      expect(sketch(store.getState())).toBe('guidesHomePage');
      expect(isOurs(browser)).toBe(true);
    }
  });

  it('is no anchor unless its address has one', async () => {
    const visited = await visitIn({ before: [ELSEWHERE] }, '', guide(1), place(1, 5));
    await go(visited.browser, -2);
    visited.browser.history.replaceState(null, '', 'https://laneway.example/');
    await go(visited.browser, 2, -2);
    await act(visited, USER, page({ page: 'createUser' }), GO_HOME);
    expect(isOurs(visited.browser)).toBe(true);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
  });
});

it('the app goes on at once, also while the history waits in vain', async () => {
  const visited = await visit('', ...DEEP);
  await go(visited.browser, -1);
  visited.browser.forgetOldest(10);
  visited.store.dispatch(GO_HOME);
  visited.store.dispatch(pick(4));
  expect(sketch(visited.store.getState())).toBe('guidesHomePage [overview 4]');
  await visited.browser.settled();
  expect(visited.browser.location.href).toBe('https://laneway.example/guides/4');
  expect(load(visited.browser).getState()).toEqual(run([], visited.store.getState()));
});

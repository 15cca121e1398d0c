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
  it('no button of the app leads back to the site that the tab came from', async () => {
    const visited = await visitIn({ before: [ELSEWHERE, ELSEWHERE], hasNavigationApi }, '?guide=7');
    await act(visited, follow(7, null, true), BACK, BACK, BACK, BACK);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(isOurs(visited.browser)).toBe(true);
    expect(visited.browser.position).toBe(2);
  });

  it('the browser’s Back still leads to the site that the tab came from', async () => {
    const { browser } = await visitIn({ before: [ELSEWHERE], hasNavigationApi }, '', pick(1));
    await go(browser, -1, -1);
    expect(isOurs(browser)).toBe(false);
  });

  it('no sequence of actions leaves the app', async () => {
    await fc.assert(
      fc.asyncProperty(anyActions, async (actions) => {
        const options = { before: [ELSEWHERE], hasNavigationApi };
        const { browser, store } = await visitIn(options, '', ...actions);
        expect(isOurs(browser)).toBe(true);
        expect(load(browser).getState()).toEqual(store.getState());
      }),
    );
  });

  it('the app doesn’t go back to entries that the browser has dropped', async () => {
    const visited = await visitIn({ hasNavigationApi }, '', ...DEEP);
    await go(visited.browser, -2);
    visited.browser.forgetOldest(5);
    await act(visited, GO_HOME, guide(2));
    expect(sketch(visited.store.getState())).toBe('guidesHomePage > placesHomePage 2');
    expect(visited.browser.location.href).toBe('https://laneway.example/guides/2/places');
    expect(visited.browser.timeoutCount).toBe(hasNavigationApi ? 0 : 1);
    await go(visited.browser, -1);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
  });

  it('a tab that is restored with only its last entries works as before', async () => {
    const { browser } = await visitIn({ hasNavigationApi }, '', ...DEEP);
    browser.forgetOldest(8);
    const store = load(browser);
    expect(sketch(store.getState())).toMatch(/placeDetail 1 12$/);
    for (let left = 20; left > 0; left -= 1) await act({ browser, store }, BACK);
    expect(sketch(store.getState())).toBe('guidesHomePage');
    await act({ browser, store }, pick(3));
    expect(browser.location.href).toBe('https://laneway.example/guides/3');
  });

  it('the entries of other sites are dropped first when the history is full', async () => {
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

  it('the app still leads home when its own first entries were dropped', async () => {
    const visited = await visitIn({ limit: 10, hasNavigationApi }, '', ...DEEP);
    await act(visited, GO_HOME);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(visited.browser.location.href).toBe('https://laneway.example/');
    await act(visited, pick(2), BACK);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
  });
});

describe('a visit to the payment provider', () => {
  const PAYMENT = [role('user'), pick(1), guide(1, 'buy')] as const;
  const OFFER = 'guidesHomePage [overview 1] > paymentScreen 1';

  it('returns to the page that was open before', async () => {
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
  ])(
    'returns %s if the visitor chooses that, and later stays in the app',
    async (_where, by, at) => {
      const visited = await visitIn({ before: [ELSEWHERE] }, '', ...PAYMENT);
      visited.browser.leaveFor(PROVIDER);
      visited.browser.returnBy(by);
      await visited.browser.settled();
      expect(sketch(visited.store.getState())).toBe(at);
      await act(visited, BACK, BACK, BACK);
      expect(sketch(visited.store.getState())).toBe('guidesHomePage');
      expect(visited.browser.position).toBe(1);
    },
  );

  it('stays in the app even if the browser doesn’t report its position', async () => {
    const visited = await visitIn({ before: [ELSEWHERE, ELSEWHERE] }, '', ...PAYMENT);
    visited.browser.leaveFor(PROVIDER);
    visited.browser.position = 2;
    await act(visited, GO_HOME);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
    expect(visited.browser.position).toBe(2);
  });

  it('isn’t repeated by Back once the order is shown', async () => {
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

describe('an entry that the browser failed to write', () => {
  it('is made up for and never counted, whether or not the browser reports it', async () => {
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

  it('at the start neither prevents the app from opening nor leads to another site later', async () => {
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

  it('isn’t taken for a link within the page unless its address has a fragment', async () => {
    const visited = await visitIn({ before: [ELSEWHERE] }, '', guide(1), place(1, 5));
    await go(visited.browser, -2);
    visited.browser.history.replaceState(null, '', 'https://laneway.example/');
    await go(visited.browser, 2, -2);
    await act(visited, USER, page({ page: 'createUser' }), GO_HOME);
    expect(isOurs(visited.browser)).toBe(true);
    expect(sketch(visited.store.getState())).toBe('guidesHomePage');
  });
});

it('the app moves on at once, even while the history waits for an entry that is gone', async () => {
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

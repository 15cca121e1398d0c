import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK,
  bought,
  DASHBOARD,
  follow,
  GO_HOME,
  guide,
  LOG_OUT,
  narrow,
  ORDER_ID,
  page,
  part,
  pick,
  place,
  role,
  search,
  TERMS,
  USER,
} from '../core/navigation/actions.test-data.ts';
import { anyActions } from '../core/navigation/arbitrary-actions.test-data.ts';
import { layersOf } from '../core/navigation/layers.ts';
import { run, sketch } from '../core/navigation/sketch.test-data.ts';
import { go, load, visit } from './tab-visit.test-data.ts';

const ORDERS = part('adminDashboard', { part: 'orders' });

describe('the address', () => {
  it.each([
    ['of home is only the host', '', [], '/'],
    ['is that of the guide on screen', '', [guide(7)], '/guides/7/places'],
    ['is that of the place on screen', '', [guide(7), place(7, 12)], '/guides/7/places/12'],
    ['is that of the link that was opened', '?guide=7&place=12', [], '/guides/7/places/12'],
    [
      'is that of the place a link leads to',
      '/?place=12',
      [follow(7, 12, true)],
      '/guides/7/places/12',
    ],
    ['is that of the guide a link leads to', '?place=12', [follow(7, 12, false)], '/guides/7'],
    [
      'is that of the part of a dashboard',
      '/',
      [role('admin'), DASHBOARD, ORDERS],
      '/?dashboard=orders',
    ],
    [
      'is that of the linked part of a dashboard',
      '?dashboard=orders',
      [role('admin')],
      '/?dashboard=orders',
    ],
    ['of a part that isn’t allowed is only the host', '?dashboard=orders', [role('user')], '/'],
    [
      'changes when going back',
      '?guide=7&place=12',
      [follow(7, 12, true), BACK],
      '/guides/7/places',
    ],
    ['doesn’t keep the token', '?token=t0k&type=account_activation', [], '/'],
    ['doesn’t keep the order', `?order=${ORDER_ID}&checkout=cancelled`, [], '/'],
    ['doesn’t keep unknown parameters', '?fbclid=abc#part', [], '/'],
  ] as const)('%s', async (_rule, address, actions, expected) => {
    const { browser } = await visit(address, ...actions);
    expect(browser.location.href).toBe(`https://laneway.example${expected}`);
  });

  it('stays on the app’s host, even if the path looks like a host', async () => {
    const { browser } = await visit('/elsewhere.example/?guide=7');
    expect(browser.location.href).toBe('https://laneway.example/guides/7');
  });

  it('never contains a token, in any entry of the history', async () => {
    const { browser } = await visit('?token=t0k');
    expect(browser.addresses().join()).not.toContain('t0k');
  });
});

describe("the browser's back", () => {
  it.each([
    ['closes an overlay', [pick(1)], 'guidesHomePage'],
    ['closes the terms over a page', [guide(1), TERMS], 'guidesHomePage > placesHomePage 1'],
    ['keeps the overview', [pick(1), guide(1)], 'guidesHomePage [overview 1]'],
    [
      'closes a list, whatever filters were chosen',
      [page({ page: 'allGuides', view: null }), narrow({ free: 'true' }), narrow({ sort: 'near' })],
      'guidesHomePage',
    ],
    [
      'from an overview returns to the filters of its list',
      [page({ page: 'allGuides', view: null }), narrow({ free: 'true' }), pick(1)],
      'guidesHomePage > allGuides ?free=true',
    ],
    ['closes a page', [guide(1), place(1, 5)], 'guidesHomePage > placesHomePage 1'],
    [
      'from the places skips the pages between',
      [page({ page: 'searchResults', searchText: 'lane', view: null }), guide(1)],
      'guidesHomePage',
    ],
    [
      'from a login for payment goes home',
      [guide(1, 'buy'), page({ page: 'login' })],
      'guidesHomePage',
    ],
    [
      'after a purchase leads to home without overlays',
      [pick(1), guide(1, 'buy'), bought(1)],
      'guidesHomePage',
    ],
    [
      'after a search from another page closes the search response',
      [guide(1), place(1, 5), search('lane')],
      'guidesHomePage',
    ],
  ] as const)('%s', async (_rule, actions, leadsTo) => {
    const { browser, store } = await visit('', ...actions);
    await go(browser, -1);
    expect(sketch(store.getState())).toBe(leadsTo);
  });

  it('leaves the app only from home', async () => {
    const { browser, store } = await visit('?guide=7&place=12', follow(7, 12, true));
    await go(browser, -1, -1, -1);
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(browser.position).toBe(0);
  });

  it('leaves one history entry for each layer, even where it skips pages', async () => {
    const { browser } = await visit('', guide(1, 'buy'), page({ page: 'login' }));
    await go(browser, -1);
    expect(browser.position).toBe(0);
  });

  it('has the same effect as Back in the app', async () => {
    await fc.assert(
      fc.asyncProperty(anyActions, async (actions) => {
        const { browser, store } = await visit('', ...actions);
        const expected = run([BACK], store.getState());
        if (browser.position === 0) return;
        await go(browser, -1);
        expect(store.getState()).toEqual(expected);
      }),
    );
  });
});

describe("the browser's forward", () => {
  it('opens the pages again that were left', async () => {
    const { browser, store } = await visit('', pick(1), guide(1), place(1, 5));
    await go(browser, -3, 2);
    expect(sketch(store.getState())).toBe('guidesHomePage [overview 1] > placesHomePage 1');
    await go(browser, 1);
    expect(sketch(store.getState())).toBe(
      'guidesHomePage [overview 1] > placesHomePage 1 > placeDetail 1 5',
    );
  });

  it('does not lead to a login once logged in', async () => {
    const { browser, store } = await visit('', guide(1), USER, role('user'));
    await go(browser, 1);
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
  });

  it('does not lead to the panel of someone who has logged out', async () => {
    const { browser, store } = await visit('', role('user'), USER, LOG_OUT);
    await go(browser, 1);
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(browser.position).toBe(0);
  });

  it('doesn’t lead to the payment screen after the purchase', async () => {
    const { browser, store } = await visit('', pick(1), guide(1, 'buy'), bought(1));
    await go(browser, 1);
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
  });
});

describe('history entries that the app didn’t write', () => {
  it('lead home if they are invalid', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    browser.history.replaceState({ foreign: true }, '', browser.location.href);
    await go(browser, -1, 1);
    expect(sketch(store.getState())).toBe('guidesHomePage');
  });

  it('change nothing if they come from links within the page, and Back still works', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    await browser.followFragment('#main');
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1 > placeDetail 1 5');
    store.dispatch(BACK);
    await browser.settled();
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
    await go(browser, -1);
    expect(sketch(store.getState())).toBe('guidesHomePage');
  });
});

it('actions during a history move are not lost', async () => {
  const { browser, store } = await visit('', pick(1), guide(1), place(1, 5));
  store.dispatch(GO_HOME);
  store.dispatch(pick(2));
  store.dispatch(guide(2));
  await browser.settled();
  expect(sketch(store.getState())).toBe('guidesHomePage [overview 2] > placesHomePage 2');
  expect(browser.location.href).toBe('https://laneway.example/guides/2/places');
  expect(browser.position).toBe(2);
});

it('never goes back beyond its own entries', async () => {
  const { browser } = await visit('');
  const nav = run([guide(1), place(1, 5)]);
  browser.history.replaceState({ laneway: 1, index: 40, nav }, '', browser.location.href);
  const store = load(browser);
  store.dispatch(GO_HOME);
  store.dispatch(guide(2));
  await browser.settled();
  expect(browser.addresses()).toEqual([
    'https://laneway.example/',
    'https://laneway.example/guides/2/places',
  ]);
});

it('a history that refuses an entry does not block the app', async () => {
  const { browser, store } = await visit('');
  browser.refusesWrites = true;
  store.dispatch(guide(1));
  browser.refusesWrites = false;
  store.dispatch(place(1, 5));
  expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1 > placeDetail 1 5');
  expect(browser.position).toBe(2);
});

it('the history has one entry for each layer, whatever the visitor does', async () => {
  await fc.assert(
    fc.asyncProperty(anyActions, async (actions) => {
      const { browser, store } = await visit('', ...actions);
      expect(browser.position).toBe(layersOf(store.getState()).length - 1);
      const reloaded = load(browser);
      expect(reloaded.getState()).toEqual(store.getState());
      await go(browser, -1);
      expect(reloaded.getState()).toEqual(run([BACK], store.getState()));
    }),
  );
});

import { describe, expect, it } from 'vitest';
import {
  DASHBOARD,
  GO_HOME,
  guide,
  ORDER_ID,
  part,
  pick,
  place,
  role,
  TERMS,
} from '../core/navigation/actions.test-data.ts';
import { run, sketch } from '../core/navigation/sketch.test-data.ts';
import { go, load, visit } from './tab-visit.test-data.ts';

const ORDERS = part('adminDashboard', { part: 'orders' });

describe('a reload', () => {
  it('restores the visitor’s page', async () => {
    const { browser, store } = await visit('', role('user'), pick(1), guide(1), place(1, 5), TERMS);
    expect(load(browser).getState()).toEqual(store.getState());
  });

  it('restores the open part of the dashboard', async () => {
    const { browser } = await visit('', role('admin'), DASHBOARD, ORDERS);
    const store = load(browser);
    expect(sketch(store.getState())).toBe(
      'guidesHomePage > adminDashboard guides > adminDashboard orders',
    );
    await go(browser, -1);
    expect(sketch(store.getState())).toBe('guidesHomePage > adminDashboard guides');
  });

  it('still opens a linked dashboard once the role is known', async () => {
    const { browser } = await visit('?dashboard=orders');
    const store = load(browser);
    store.dispatch(role('admin'));
    expect(sketch(store.getState())).toBe('guidesHomePage > adminDashboard orders');
    expect(browser.location.href).toBe('https://laneway.example/?dashboard=orders');
  });

  it('can still go home', async () => {
    const { browser } = await visit('', pick(1), guide(1), place(1, 5));
    const store = load(browser);
    store.dispatch(GO_HOME);
    await browser.settled();
    expect(browser.position).toBe(0);
    expect(sketch(store.getState())).toBe('guidesHomePage');
  });

  it.each([
    ['a token', '?token=t0k', 'resetPassword t0k'],
    ['an order', `?order=${ORDER_ID}`, `orderReturn ${ORDER_ID} null`],
  ])('keeps %s that was removed from the address', async (_what, address, shown) => {
    const { browser } = await visit(address);
    expect(sketch(load(browser).getState())).toBe(`guidesHomePage > ${shown}`);
  });

  it.each([
    ['nothing', null],
    ['a text', 'laneway'],
    ['another version', { laneway: 2, index: 0, nav: run([guide(1)]) }],
    ['a broken stack', { laneway: 1, index: 0, nav: { ...run([guide(1)]), stack: [] } }],
    ['a broken index', { laneway: 1, index: -1, nav: run([guide(1)]) }],
  ])('that finds %s in the history starts at home', async (_what, state) => {
    const { browser } = await visit('', guide(1));
    browser.history.replaceState(state, '', 'https://laneway.example/');
    expect(sketch(load(browser).getState())).toBe('guidesHomePage');
  });
});

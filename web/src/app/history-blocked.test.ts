import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GO_HOME, guide, place, TERMS } from '../core/navigation/actions.test-data.ts';
import { anyActions } from '../core/navigation/arbitrary-actions.test-data.ts';
import { leavesForm } from '../core/navigation/blockers.ts';
import { layersOf } from '../core/navigation/layers.ts';
import { sketch } from '../core/navigation/sketch.test-data.ts';
import { go, load, type Visit, visit } from './tab-visit.test-data.ts';

describe('a move that leaves unsaved changes', () => {
  const PLACE = 'guidesHomePage > placesHomePage 1 > placeDetail 1 5';
  const PLACES = 'guidesHomePage > placesHomePage 1';

  /** Opens a place with a form in it, with one history entry ahead. */
  async function visitForm(): Promise<Visit & { readonly saved: () => void }> {
    const visited = await visit('', guide(1), place(1, 5), place(1, 6));
    await go(visited.browser, -1);
    const saved = visited.store.block({ leaves: leavesForm });
    return { ...visited, saved };
  }

  it.each([
    ['back', -1, PLACES],
    ['far back', -2, 'guidesHomePage'],
    ['forward', 1, `${PLACE} > placeDetail 1 6`],
  ])('is held when the browser goes %s, and the history stays in place', async (...row) => {
    const [, by, leadsTo] = row;
    const { browser, store } = await visitForm();
    const addresses = browser.addresses();
    await go(browser, by);
    expect(sketch(store.getState())).toBe(PLACE);
    expect(browser.position).toBe(2);
    expect(browser.addresses()).toEqual(addresses);

    store.proceed();
    await browser.settled();
    expect(sketch(store.getState())).toBe(leadsTo);
    expect(browser.position).toBe(layersOf(store.getState()).length - 1);
  });

  it('is held every time', async () => {
    const { browser, store } = await visitForm();
    for (const by of [-1, -1, 1, -2]) {
      await go(browser, by);
      expect(browser.position).toBe(2);
      store.stay();
    }
    expect(sketch(store.getState())).toBe(PLACE);
  });

  it('continues even before the history is back in place', async () => {
    const { browser, store } = await visitForm();
    store.subscribe(() => {
      if (store.getHeldMove() !== null) queueMicrotask(store.proceed);
    });
    await go(browser, -1);
    expect(sketch(store.getState())).toBe(PLACES);
    expect(browser.position).toBe(1);
    expect(browser.location.href).toBe('https://laneway.example/guides/1/places');
  });

  it('doesn’t change the history while it is held, if it comes from within the app', async () => {
    const { browser, store } = await visitForm();
    const addresses = browser.addresses();
    store.dispatch(GO_HOME);
    await browser.settled();
    expect([browser.position, browser.addresses()]).toEqual([2, addresses]);
  });

  it('isn’t held once the changes are saved', async () => {
    const { browser, store, saved } = await visitForm();
    saved();
    await go(browser, -1);
    expect(sketch(store.getState())).toBe(PLACES);
  });

  it('isn’t held if it only opens an overlay', async () => {
    const { browser, store } = await visitForm();
    store.dispatch(TERMS);
    await browser.settled();
    expect(sketch(store.getState())).toBe(`${PLACE} [terms]`);
    await go(browser, -1);
    expect(sketch(store.getState())).toBe(PLACE);
  });

  it('is held on any page, and the history matches the app', async () => {
    await fc.assert(
      fc.asyncProperty(anyActions, fc.integer({ min: 1, max: 4 }), async (actions, steps) => {
        const { browser, store } = await visit('', ...actions);
        const [before, position] = [store.getState(), browser.position];
        store.block({ leaves: () => true });
        await go(browser, -steps);
        expect(store.getState()).toBe(before);
        expect(browser.position).toBe(position);
        store.stay();
        expect(load(browser).getState()).toEqual(before);
      }),
    );
  });
});

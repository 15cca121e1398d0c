import { afterEach, describe, expect, it, vi } from 'vitest';
import { guide, place } from '../core/navigation/actions.test-data.ts';
import { leavesForm } from '../core/navigation/blockers.ts';
import { sketch } from '../core/navigation/sketch.test-data.ts';
import { registerDialog } from '../ui/open-dialogs.ts';
import { go, visit } from './tab-visit.test-data.ts';

const PLACE = 'guidesHomePage > placesHomePage 1 > placeDetail 1 5';
const PLACES = 'guidesHomePage > placesHomePage 1';

const forgets: (() => void)[] = [];
afterEach(() => {
  for (const forget of forgets.splice(0)) forget();
});

/** A dialog that closes on request. */
function openDialog() {
  const close = vi.fn(() => forget());
  const forget = registerDialog(close);
  return close;
}

describe('the browser’s Back, with a dialog open', () => {
  it('closes the dialog, and leaves the page and the history as they are', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    const addresses = browser.addresses();
    const close = openDialog();
    await go(browser, -1);
    expect(close).toHaveBeenCalledOnce();
    expect(sketch(store.getState())).toBe(PLACE);
    expect([browser.position, browser.addresses()]).toEqual([2, addresses]);

    await go(browser, -1);
    expect(sketch(store.getState())).toBe(PLACES);
    expect(browser.position).toBe(1);
  });

  it('closes nested dialogs one by one, the innermost first', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    const outer = openDialog();
    const inner = openDialog();
    await go(browser, -1);
    expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
    await go(browser, -1);
    expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 1]);
    expect(sketch(store.getState())).toBe(PLACE);
  });

  it('doesn’t ask about unsaved changes, because no page is left', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    store.block({ leaves: leavesForm });
    openDialog();
    await go(browser, -1);
    expect(store.getHeldMove()).toBeNull();
  });

  it('stays on the page even if the dialog can’t be closed at the moment', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    forgets.push(registerDialog(() => {}));
    await go(browser, -1);
    expect(sketch(store.getState())).toBe(PLACE);
    expect(browser.position).toBe(2);
  });

  it('leaves the page if it jumps over several entries', async () => {
    const { browser, store } = await visit('', guide(1), place(1, 5));
    const close = vi.fn();
    forgets.push(registerDialog(close));
    await go(browser, -2);
    expect(close).not.toHaveBeenCalled();
    expect(sketch(store.getState())).toBe('guidesHomePage');
  });
});

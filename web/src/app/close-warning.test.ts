import { describe, expect, it } from 'vitest';
import { createNavStore } from '../core/navigation/nav-store.ts';
import { bindCloseWarning, type ClosingHost } from './close-warning.ts';

function openTab() {
  const window = new EventTarget();
  const store = createNavStore();
  const stop = bindCloseWarning(store, window as ClosingHost);
  /** True if the browser would ask before the tab closes. */
  const asksBeforeClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { store, stop, asksBeforeClosing };
}

describe('closing the tab', () => {
  it('shows a warning while there are unsaved changes, and only then', () => {
    const { store, asksBeforeClosing } = openTab();
    expect(asksBeforeClosing()).toBe(false);
    const saved = store.block({ leaves: () => false });
    expect(asksBeforeClosing()).toBe(true);
    saved();
    expect(asksBeforeClosing()).toBe(false);
  });

  it('shows a warning while any of several forms has changes', () => {
    const { store, asksBeforeClosing } = openTab();
    const saved = store.block({ leaves: () => false });
    store.block({ leaves: () => false });
    saved();
    expect(asksBeforeClosing()).toBe(true);
  });

  it('shows no warning after unbinding', () => {
    const { store, stop, asksBeforeClosing } = openTab();
    store.block({ leaves: () => true });
    stop();
    expect(asksBeforeClosing()).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { guide, pick } from '../core/navigation/actions.test-data.ts';
import type { NavAction } from '../core/navigation/nav-actions.ts';
import { createNavStore } from '../core/navigation/nav-store.ts';
import { run, sketch } from '../core/navigation/sketch.test-data.ts';
import { registerDialog } from '../ui/open-dialogs.ts';
import { bindNativeBack, type NativeHost } from './native-back.ts';

describe('a wrapping app', () => {
  function wrap(...actions: readonly NavAction[]) {
    const store = createNavStore(run(actions));
    let exits = 0;
    const document = new EventTarget();
    const host: NativeHost = { document, navigator: { app: { exitApp: () => (exits += 1) } } };
    const stop = bindNativeBack(store, host);
    const pressBack = () => document.dispatchEvent(new Event('backbutton'));
    return { store, host, stop, pressBack, exits: () => exits };
  }

  it('learns whether its back button had an effect', () => {
    const { store, host } = wrap(pick(1));
    expect(host.lanewayBack?.()).toBe(true);
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(host.lanewayBack?.()).toBe(false);
  });

  it('has its back button close a dialog first', () => {
    const { store, pressBack, exits } = wrap(guide(1));
    const forget = registerDialog(() => forget());
    pressBack();
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
    pressBack();
    expect(sketch(store.getState())).toBe('guidesHomePage');
    expect(exits()).toBe(0);
  });

  it('exits when there is nothing left to go back to', () => {
    const { pressBack, exits } = wrap(guide(1));
    pressBack();
    expect(exits()).toBe(0);
    pressBack();
    expect(exits()).toBe(1);
  });

  it('does not exit while the question about unsaved changes is open', () => {
    const { store, pressBack, exits, host } = wrap(guide(1));
    store.block({ leaves: () => true });
    pressBack();
    expect(exits()).toBe(0);
    expect(host.lanewayBack?.()).toBe(true);
    expect(store.getHeldMove()?.action).toEqual({ type: 'back' });
  });

  it('has no effect after it is disconnected', () => {
    const { host, stop, pressBack, store } = wrap(guide(1));
    stop();
    pressBack();
    expect(host.lanewayBack).toBeUndefined();
    expect(sketch(store.getState())).toBe('guidesHomePage > placesHomePage 1');
  });
});

// @vitest-environment happy-dom
import type { InitialData } from '@laneway/contract/first-screen';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../api/session/create-session.ts';
import { person } from '../../api/session/session.test-data.ts';
import { firstState, type SessionState } from '../../api/session/session-state.ts';
import { hydrateOrRender } from './hydrate-or-render.tsx';
import { firstArrival } from './initial-link.ts';

const initialData = {
  config: {},
  featured: { ids: DEFAULT_FEATURED_IDS, guides: [] },
} as object as InitialData;

const appWith = (onPress?: () => void) => (
  <button type="button" onClick={onPress}>
    <span>As served</span>
  </button>
);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

type Device = {
  readonly isServed?: boolean;
  readonly hasSession?: boolean;
  readonly isSaved?: boolean;
  readonly state?: SessionState;
  readonly goesTo?: 'login';
  readonly onPress?: () => void;
};

/** True if the element that the server sent is still the one on the screen. */
async function keepsElement({
  isServed = true,
  hasSession = false,
  isSaved = false,
  state = firstState(hasSession),
  goesTo,
  onPress,
}: Device = {}): Promise<boolean> {
  const root = document.createElement('div');
  root.toggleAttribute('data-served', isServed);
  root.innerHTML = renderToString(appWith());
  const sent = root.firstElementChild;
  // Records a click like the script of the page.
  window.onclick = Object.assign(() => undefined, { target: sent?.firstElementChild });
  const app = appWith(onPress);
  const store = firstArrival('', initialData);
  if (goesTo !== undefined) store.dispatch({ type: 'openPage', entry: { page: goesTo } });
  const session = { getState: () => state } as Session;
  await Promise.resolve(
    act(() =>
      hydrateOrRender({
        root,
        address: '/',
        initialData,
        hasSession,
        isSaved,
        store,
        session,
        app,
      }),
    ),
  );
  expect(root.textContent).toBe('As served');
  expect(root.children).toHaveLength(1);
  expect(window.onclick).toBeNull();
  return root.firstElementChild === sent;
}

describe('the markup from the server', () => {
  it('is hydrated for a first-time visitor', async () => {
    expect(await keepsElement()).toBe(true);
  });

  it('is hydrated while the session is being checked, if the server knew of the session', async () => {
    expect(await keepsElement({ hasSession: true })).toBe(true);
    expect(await keepsElement({ hasSession: true, state: firstState(false) })).toBe(false);
    const logged_in = { kind: 'logged_in', user: person, dueAt: 0 } as const;
    expect(await keepsElement({ hasSession: true, state: logged_in })).toBe(false);
  });

  it('is replaced if the device remembers a login that the server didn’t know of', async () => {
    expect(await keepsElement({ state: firstState(true) })).toBe(false);
  });

  it('is replaced if the history has another page', async () => {
    expect(await keepsElement({ goesTo: 'login' })).toBe(false);
  });

  it('is replaced if the device has other featured guides', async () => {
    localStorage.setItem('laneway.featured-guides', '[9]');
    expect(await keepsElement()).toBe(false);
  });

  it('is replaced if it is only the logo', async () => {
    expect(await keepsElement({ isServed: false })).toBe(false);
  });

  it('is replaced at once if a saved guide came with the stored page', async () => {
    expect(await keepsElement({ isServed: false, isSaved: true })).toBe(false);
  });
});

describe('a button that is pressed before the app has loaded', () => {
  it('is pressed again once the app has loaded', async () => {
    const onPress = vi.fn();
    await keepsElement({ onPress });
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('isn’t pressed again if the app shows another page', async () => {
    const onPress = vi.fn();
    await keepsElement({ goesTo: 'login', onPress });
    expect(onPress).not.toHaveBeenCalled();
  });
});

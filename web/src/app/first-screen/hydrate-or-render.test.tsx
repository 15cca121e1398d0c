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

describe('what the server has rendered', () => {
  it('stays for someone who was never here', async () => {
    expect(await keepsElement()).toBe(true);
  });

  it('stays for someone whose session is still to be checked, if the server knew', async () => {
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

  it('is replaced if the device features other guides', async () => {
    localStorage.setItem('laneway.featured-guides', '[9]');
    expect(await keepsElement()).toBe(false);
  });

  it('is replaced if it is only our logo', async () => {
    expect(await keepsElement({ isServed: false })).toBe(false);
  });

  it('is the app at once if a saved guide came with the stored page', async () => {
    expect(await keepsElement({ isServed: false, isSaved: true })).toBe(false);
  });
});

describe('a button that is pressed before the app is there', () => {
  it('is pressed again once it is', async () => {
    const onPress = vi.fn();
    await keepsElement({ onPress });
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is not pressed if the app shows something else', async () => {
    const onPress = vi.fn();
    await keepsElement({ goesTo: 'login', onPress });
    expect(onPress).not.toHaveBeenCalled();
  });
});

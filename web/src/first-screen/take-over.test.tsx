// @vitest-environment happy-dom
import type { FirstAnswers } from '@laneway/contract/first-screen';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../session/create-session.ts';
import { person } from '../session/session.test-data.ts';
import { firstState, type SessionState } from '../session/session-state.ts';
import { firstArrival } from './arrive.ts';
import { takeOver } from './take-over.tsx';

const answers = {
  config: {},
  featured: { ids: DEFAULT_FEATURED_IDS, guides: [] },
} as object as FirstAnswers;

const app = <p>As served</p>;
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
};

/** Whether the element that the server sent is still the one on the screen. */
async function keepsElement({
  isServed = true,
  hasSession = false,
  isSaved = false,
  state = firstState(hasSession),
  goesTo,
}: Device = {}): Promise<boolean> {
  const root = document.createElement('div');
  root.toggleAttribute('data-served', isServed);
  root.innerHTML = renderToString(app);
  const sent = root.firstElementChild;
  const store = firstArrival('', answers);
  if (goesTo !== undefined) store.dispatch({ type: 'openPage', entry: { page: goesTo } });
  const session = { getState: () => state } as Session;
  await Promise.resolve(
    act(() => takeOver({ root, address: '/', answers, hasSession, isSaved, store, session, app })),
  );
  expect(root.textContent).toBe('As served');
  expect(root.children).toHaveLength(1);
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

  it('is replaced where the device remembers a login that the server knew nothing of', async () => {
    expect(await keepsElement({ state: firstState(true) })).toBe(false);
  });

  it('is replaced where the history leads elsewhere', async () => {
    expect(await keepsElement({ goesTo: 'login' })).toBe(false);
  });

  it('is replaced where the device features other guides', async () => {
    localStorage.setItem('laneway.featured-guides', '[9]');
    expect(await keepsElement()).toBe(false);
  });

  it('is replaced where it is only our mark', async () => {
    expect(await keepsElement({ isServed: false })).toBe(false);
  });

  it('is the app at once where a saved guide came with the stored page', async () => {
    expect(await keepsElement({ isServed: false, isSaved: true })).toBe(false);
  });
});

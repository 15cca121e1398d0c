import type { QueryClient } from '@tanstack/react-query';
import { logProblem } from '../../core/diagnostics/log.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import type { CallServer } from '../client.ts';
import { createSession, type Session } from './create-session.ts';
import { followSession } from './follow-session.ts';
import { removeAllDrafts, removeOldDrafts } from './form-drafts.ts';
import { createOneTabAtATime } from './one-tab-at-a-time.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createSessionMemory } from './session-memory.ts';
import { dueAt } from './session-state.ts';

export type SessionOptions = {
  /** True if the page was sent to a browser with session cookies. */
  readonly hasSession: boolean;
  readonly hasUnsavedWork: () => boolean;
};

/** The session of this browser, shared with its other tabs. */
export function openSession(
  call: CallServer,
  { hasSession, hasUnsavedWork }: SessionOptions,
): Session {
  return createSession({
    call,
    hasUnsavedWork,
    memory: createSessionMemory(() => window.localStorage, hasSession),
    oneTabAtATime: createOneTabAtATime(navigator.locks),
    otherTabs: createOtherTabs(),
    now: () => Date.now(),
    log: logProblem,
  });
}

/** Starts the session, after the history has been restored. */
export function startSession(session: Session, store: NavStore, queries: QueryClient): void {
  followSession(session, store, queries);
  keepFresh(session, window);
  removeOldDrafts();
  session.subscribe((state) => {
    // Someone whose session has expired logs in again, and gets their drafts back.
    if (state.kind === 'visitor' && state.reason === 'logged_out') removeAllDrafts();
  });
  void session.check();
}

/**
 * Renews the session when it is due: by a timer, and when the device wakes up or is back online,
 * because timers don't run in between.
 */
function keepFresh(session: Session, host: Window): void {
  let timer = 0;
  const schedule = () => {
    host.clearTimeout(timer);
    const due = dueAt(session.getState());
    if (due !== null) timer = host.setTimeout(renewIfDue, Math.max(0, due - Date.now()));
  };
  const renewIfDue = () => void session.renewIfDue();

  session.subscribe(schedule);
  host.addEventListener('online', renewIfDue);
  host.document.addEventListener('visibilitychange', renewIfDue);
}

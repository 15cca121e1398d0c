import type { QueryClient } from '@tanstack/react-query';
import type { CallServer } from '../api/client.ts';
import { logProblem } from '../diagnostics/log.ts';
import type { NavStore } from '../navigation/nav-store.ts';
import { createSession, type Session } from './create-session.ts';
import { followSession } from './follow-session.ts';
import { keepFresh } from './keep-fresh.ts';
import { createOneTabAtATime } from './one-tab-at-a-time.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createSessionMemory } from './session-memory.ts';

/** The session of this browser; the app, the clock and the other tabs follow it from here on. */
export function openSession(call: CallServer): Session {
  return createSession({
    call,
    memory: createSessionMemory(() => window.localStorage),
    oneTabAtATime: createOneTabAtATime(navigator.locks),
    otherTabs: createOtherTabs(),
    now: () => Date.now(),
    log: logProblem,
  });
}

/** Sets the session going once the history has said where the visitor is. */
export function startSession(session: Session, store: NavStore, queries: QueryClient): void {
  followSession(session, store, queries);
  keepFresh(session, window);
  void session.check();
}

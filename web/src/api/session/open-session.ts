import type { Query, QueryClient } from '@tanstack/react-query';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import type { CallServer } from '../client.ts';
import { CONFIG } from '../queries/config.ts';
import { LINK_CHECKS } from '../queries/user.ts';
import { createSession, type Session } from './create-session.ts';
import { removeAllDrafts, removeOldDrafts } from './form-drafts.ts';
import { createOneTabAtATime } from './one-tab-at-a-time.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createSessionMemory } from './session-memory.ts';
import { dueAt, type SessionState, userOf } from './session-state.ts';

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

/** Everything for which the server's response depends on the user. */
const isPersonal = ({ queryKey: [kind] }: Query) => kind !== CONFIG && kind !== LINK_CHECKS;

/**
 * Keeps pages and cached data in sync with the session: a login refetches them, and its end removes personal data and
 * goes home.
 */
export function followSession(session: Session, store: NavStore, queries: QueryClient): void {
  const setRole = (state: SessionState) =>
    store.dispatch({ type: 'setRole', role: userOf(state)?.user_role ?? null });

  // A role from the history is only valid if this device remembers a login.
  if (session.getState().kind === 'visitor') setRole(session.getState());

  session.subscribe((state, before) => {
    switch (state.kind) {
      case 'checking':
      // The page stays as it is, below the login dialog.
      case 'expired':
        return;
      case 'logged_in':
        setRole(state);
        if (userOf(before)?.u_id !== state.user.u_id) {
          void queries.invalidateQueries({ predicate: isPersonal });
        }
        return;
      case 'visitor':
        if (before.kind === 'visitor') return;
        leave(state, before);
        // After their pages have closed, so that none of them refetches.
        setTimeout(() => void queries.resetQueries({ predicate: isPersonal }));
    }
  });

  const leave = (state: SessionState & { kind: 'visitor' }, before: SessionState): void => {
    setRole(state);
    const isHome = currentEntry(store.getState()).page === 'guidesHomePage';
    if (state.reason === 'logged_out') store.dispatch({ type: 'logOut' });
    // Someone whose old login has expired may have followed a link to another page.
    else if (userOf(before) !== null && !isHome) store.dispatch({ type: 'goHome' });
    // The login page says why, and how to contact us.
    if (state.notice !== undefined && userOf(before) !== null) {
      store.dispatch({ type: 'openLoginFlow', page: 'login', redirect: null });
    }
  };
}

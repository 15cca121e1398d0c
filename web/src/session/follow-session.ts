import type { Query, QueryClient } from '@tanstack/react-query';
import { CONFIG } from '../api/queries/config.ts';
import { LINK_CHECKS } from '../api/queries/user.ts';
import { currentEntry } from '../navigation/nav-state.ts';
import type { NavStore } from '../navigation/nav-store.ts';
import type { Session } from './create-session.ts';
import { type SessionState, userOf } from './session-state.ts';

/** Everything but what is the same for all: the server answers the rest by who asks. */
const isPersonal = ({ queryKey: [kind] }: Query) => kind !== CONFIG && kind !== LINK_CHECKS;

/**
 * Lets the pages and what they have fetched follow the session: a login opens what was closed, its
 * end takes away what was the person's own and leads home.
 */
export function followSession(session: Session, store: NavStore, queries: QueryClient): void {
  const setRole = (state: SessionState) =>
    store.dispatch({ type: 'setRole', role: userOf(state)?.user_role ?? null });

  // What the history remembers of a role is only as good as what this device remembers of a login.
  if (session.getState().kind === 'visitor') setRole(session.getState());

  session.subscribe((state, before) => {
    switch (state.kind) {
      case 'checking':
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
        // Once their pages have gone, so that none of them asks again.
        setTimeout(() => void queries.resetQueries({ predicate: isPersonal }));
    }
  });

  const leave = (state: SessionState & { kind: 'visitor' }, before: SessionState): void => {
    setRole(state);
    const isHome = currentEntry(store.getState()).page === 'guidesHomePage';
    if (state.reason === 'logged_out') store.dispatch({ type: 'logOut' });
    // Someone whose old login has lapsed may have followed a link to somewhere else.
    else if (before.kind === 'logged_in' && !isHome) store.dispatch({ type: 'goHome' });
  };
}

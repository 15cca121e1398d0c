import type { SessionState } from '../api/session/session-state.ts';
import type { Account } from './store/account.ts';
import { readCurrentStore } from './store/current-store.ts';

/** Whose guides are shown. While a login is being checked it is the last one's; null if there was none. */
export async function accountOf(session: SessionState): Promise<Account | null> {
  switch (session.kind) {
    case 'visitor':
      return 'visitor';
    case 'logged_in':
    case 'expired':
      return session.user.u_id;
    case 'checking': {
      const current = await readCurrentStore();
      return current === null || current.account === 'visitor' ? null : current.account;
    }
  }
}

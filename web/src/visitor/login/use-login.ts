import type { BodyOf } from '@laneway/contract/call-types';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavStore } from '../../core/navigation/navigation-context.tsx';
import { openWishList } from '../../guide/wishes/open-wish-list.ts';

/** The notification is among the newest: the person asked to become a creator a short time ago. */
const LOOKED_AT = 20;

/**
 * Logs in. The navigation decides where to go, except that the first login of a new creator leads to their dashboard,
 * unless another page required the login. Whether it is the first is known by the unread notification.
 */
export function useLogin() {
  const session = useSession();
  const { logIn, getState } = session;
  const call = useCall();
  const store = useNavStore();
  const { openDashboard } = useNavigation();

  const welcomeCreator = async (): Promise<void> => {
    const landedOn = currentEntry(store.getState());
    const { items } = await call('listNotices', { query: { unread: true, limit: LOOKED_AT } });
    const approval = items.find(({ kind }) => kind === 'creator_request_approved');
    const hasMoved = currentEntry(store.getState()) !== landedOn;
    if (approval === undefined || hasMoved) return;
    openDashboard();
    await call('readNotice', { params: { id: approval.notice_id } });
  };

  return async (credentials: BodyOf<'login'>): Promise<void> => {
    const isRequired = store.getState().redirectAfterLogin !== null;
    await logIn(credentials);
    openWishList(session, call);
    if (isRequired || userOf(getState())?.user_role !== 'creator') return;
    // The login has succeeded, whatever becomes of this.
    welcomeCreator().catch((error) => logProblem('A new creator could not be welcomed', error));
  };
}

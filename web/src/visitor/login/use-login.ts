import type { BodyOf } from '@laneway/contract/call-types';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavStore } from '../../core/navigation/navigation-context.tsx';
import { openWishList } from '../../guide/wishes/open-wish-list.ts';
import { isNewCreator } from '../../ui/notifications/unread-approval.ts';

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

  const welcomeCreator = async (user: User): Promise<void> => {
    const landedOn = currentEntry(store.getState());
    const isNew = await isNewCreator(call, user);
    const hasMoved = currentEntry(store.getState()) !== landedOn;
    // The dashboard marks the notification as read.
    if (isNew && !hasMoved) openDashboard();
  };

  return async (credentials: BodyOf<'login'>): Promise<void> => {
    const isRequired = store.getState().redirectAfterLogin !== null;
    await logIn(credentials);
    openWishList(session, call);
    const user = userOf(getState());
    if (isRequired || user === null) return;
    // The login has succeeded, whatever becomes of this.
    welcomeCreator(user).catch((error) => logProblem('A new creator could not be welcomed', error));
  };
}

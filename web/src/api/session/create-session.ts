import type { BodyOf } from '@laneway/contract/call-types';
import type { CallName } from '@laneway/contract/calls';
import { authTexts } from '@laneway/domain/accounts/messages';
import { REFRESH_ROTATION_GRACE_MS } from '@laneway/domain/timing';
import { createStore } from '../../core/store.ts';
import type { CallServer } from '../client.ts';
import { ApiProblem, NetworkError } from '../failures.ts';
import type { OneTabAtATime } from './one-tab-at-a-time.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { SessionMemory } from './session-memory.ts';
import {
  dueAt,
  firstState,
  type LoggedOutReason,
  type SessionEvent,
  type SessionState,
  sessionStep,
  type User,
  userOf,
} from './session-state.ts';

export type SessionParts = {
  readonly call: CallServer;
  readonly memory: SessionMemory;
  readonly oneTabAtATime: OneTabAtATime;
  readonly otherTabs: OtherTabs;
  /** True if ending the session now would close something that isn't saved. */
  readonly hasUnsavedWork: () => boolean;
  readonly now: () => number;
  readonly log: (message: string, cause?: unknown) => void;
};

export type SessionListener = (state: SessionState, before: SessionState) => void;

export type Session = {
  readonly getState: () => SessionState;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: SessionListener) => () => void;
  /** Checks whether the known or remembered login is still valid. Makes no call for visitors. */
  readonly check: () => Promise<void>;
  /** Rejects as the call does. */
  readonly logIn: (credentials: BodyOf<'login'>) => Promise<void>;
  /** Logs in with another call: `open` starts a session and resolves to its user. Rejects as the call does. */
  readonly logInBy: (open: () => Promise<User>) => Promise<void>;
  /** Never rejects: logging out always works on this device. */
  readonly logOut: () => Promise<void>;
  /** Ends a session that has expired, when its user doesn't want to log in again. */
  readonly endExpired: () => void;
  /** Called when the account has been deleted together with its cookies. */
  readonly forget: () => void;
  /**
   * The client calls this when a call was refused: true means that it should be retried. Rejects if the server couldn't
   * be reached, because then it isn't known whether the session has ended.
   */
  readonly renewFor: (refused: CallName) => Promise<boolean>;
  /** Renews or checks the session if that is due. */
  readonly renewIfDue: () => Promise<void>;
};

/** Someone who logs out over a dead connection shouldn't wait for it. */
const LOGOUT_TIMEOUT_MS = 5_000;
/** A tab that waited for another tab's renewal gets its message within moments. */
const RENEWAL_MESSAGE_TIMEOUT_MS = 1_000;

/** The login state, synchronised with the other tabs. It knows nothing about pages. */
export function createSession(parts: SessionParts): Session {
  const { call, memory, oneTabAtATime, otherTabs, hasUnsavedWork, now, log } = parts;
  const { getState, setState, subscribe } = createStore(firstState(memory.read() === 'login'));
  let renewedAt = Number.NEGATIVE_INFINITY;
  let renewing: Promise<boolean> | null = null;

  const send = (event: SessionEvent): void => {
    if (event.type === 'renewed' || event.type === 'logged_in') renewedAt = event.at;
    setState(sessionStep(getState(), event));
  };

  const end = (reason: LoggedOutReason, notice?: string): void => {
    send({ type: 'ended', reason, notice });
    otherTabs.send({ kind: 'ended', reason, notice });
  };

  const forget = (reason: LoggedOutReason, notice?: string): void => {
    memory.write('nothing');
    end(reason, notice);
  };

  /** The server has ended the session. Unsaved work stays open, so that it can be saved after another login. */
  const handleRefusal = (notice: string | undefined): void => {
    if (getState().kind !== 'logged_in' || !hasUnsavedWork()) {
      forget('refused', notice);
      return;
    }
    memory.write('nothing');
    send({ type: 'expired', notice });
    otherTabs.send({ kind: 'ended', reason: 'refused', notice });
  };

  /** Resolves to true if the same person logs in again after their session has expired. */
  const awaitLogin = (): Promise<boolean> =>
    new Promise((resolve) => {
      const userId = userOf(getState())?.u_id;
      const listen = () => {
        if (isExpired()) return;
        unsubscribe();
        resolve(userId !== undefined && userOf(getState())?.u_id === userId);
      };
      const unsubscribe = subscribe(listen);
      listen();
    });

  const isVisitor = () => getState().kind === 'visitor';
  const isExpired = () => getState().kind === 'expired';
  const isJustRenewed = () => now() - renewedAt < REFRESH_ROTATION_GRACE_MS;

  /** Another tab's message about its renewal may arrive after its lock is released. */
  const waitForRenewalMessage = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const listen = () => {
        if (isVisitor() || isJustRenewed()) stop();
      };
      const timer = setTimeout(stop, RENEWAL_MESSAGE_TIMEOUT_MS);
      const unsubscribe = subscribe(listen);
      listen();
    });

  const renewNow = async (hadToWait: boolean): Promise<boolean> => {
    if (hadToWait) await waitForRenewalMessage();
    if (isVisitor()) return false;
    if (isJustRenewed()) return true;
    try {
      const renewal = await call('refreshToken');
      send({ type: 'renewed', renewal, at: now() });
      if (isVisitor()) {
        log(authTexts.refreshedWithoutUser);
        forget('refused');
        return false;
      }
      otherTabs.send({ kind: 'renewed', renewal });
      return true;
    } catch (error) {
      log(error instanceof ApiProblem ? error.detail : authTexts.refreshFailed, error);
      if (isRefusal(error)) {
        handleRefusal(noticeIn(error));
        return false;
      }
      send({ type: 'unreached', at: now() });
      throw error;
    }
  };

  /** Concurrent requests, in this tab or in others, share one renewal. */
  const renew = async (): Promise<boolean> => {
    if (isVisitor()) return false;
    if (isExpired()) return awaitLogin();
    if (isJustRenewed()) return true;
    renewing ??= oneTabAtATime(renewNow).finally(() => {
      renewing = null;
    });
    // Awaited outside the lock, because logging in takes the same lock.
    return (await renewing) || (isExpired() && (await awaitLogin()));
  };

  const fetchUser = async (): Promise<void> => {
    try {
      send({ type: 'found', user: await call('getUser'), at: now() });
    } catch (error) {
      if (isRefusal(error)) {
        log(authTexts.noSession);
        // A failed renewal has already ended the session, unless the server refused for another reason.
        if (!isVisitor()) forget('refused');
        return;
      }
      const isKnown = error instanceof ApiProblem || error instanceof NetworkError;
      log(isKnown ? authTexts.statusCheckFailed : authTexts.unexpectedCheckError, error);
      send({ type: 'unreached', at: now() });
    }
  };

  /** A logout that doesn't reach the server is sent again later: its cookies are still here. */
  const sendLogout = (): Promise<void> =>
    oneTabAtATime(async () => {
      memory.write('leaving');
      try {
        await call('logout', { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
        memory.write('nothing');
      } catch (error) {
        log(error instanceof ApiProblem ? error.detail : authTexts.logoutFailed, error);
      }
    });

  const logInBy: Session['logInBy'] = (open) =>
    oneTabAtATime(async () => {
      const user = await open();
      memory.write('login');
      send({ type: 'logged_in', user, at: now() });
      otherTabs.send({ kind: 'logged_in', user });
    });

  otherTabs.listen((message) => {
    switch (message.kind) {
      case 'logged_in':
        return send({ type: 'logged_in', user: message.user, at: now() });
      case 'renewed':
        // A tab without a login has nothing to renew.
        return isVisitor()
          ? undefined
          : send({ type: 'renewed', renewal: message.renewal, at: now() });
      case 'ended': {
        const mayStay = message.reason === 'refused' && hasUnsavedWork();
        const { reason, notice } = message;
        return send(mayStay ? { type: 'expired', notice } : { type: 'ended', reason, notice });
      }
    }
  });

  return {
    getState,
    subscribe,
    check: async () => {
      if (!isVisitor()) await fetchUser();
      else if (memory.read() === 'leaving') await sendLogout();
    },
    logIn: (credentials) => logInBy(() => call('login', { body: credentials })),
    logInBy,
    logOut: async () => {
      await sendLogout();
      end('logged_out');
    },
    endExpired: () => forget('refused'),
    forget: () => forget('logged_out'),
    renewFor: (refused) => (refused === 'logout' ? Promise.resolve(false) : renew()),
    renewIfDue: async () => {
      if (isVisitor() && memory.read() === 'leaving') return sendLogout();
      const due = dueAt(getState());
      if (due === null || now() < due) return;
      if (userOf(getState()) === null) await fetchUser();
      // A renewal that didn't reach the server has been logged, and is due again later.
      else await renew().catch(() => false);
    },
  };
}

/** The server explains the end of a session to someone who was suspended, and to nobody else. */
function noticeIn(error: unknown): string | undefined {
  return error instanceof ApiProblem && error.code === 'not_allowed' ? error.detail : undefined;
}

/** Only the server can end a session; a lost connection can't. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 401 || error.status === 403);
}

import type { BodyOf } from '@laneway/contract/call-types';
import type { CallName } from '@laneway/contract/calls';
import { authTexts } from '@laneway/domain/accounts/messages';
import { REFRESH_ROTATION_GRACE_MS } from '@laneway/domain/timing';
import type { CallServer } from '../api/client.ts';
import { ApiProblem, NetworkError } from '../api/failures.ts';
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
  userOf,
} from './session-state.ts';

export type SessionParts = {
  readonly call: CallServer;
  readonly memory: SessionMemory;
  readonly oneTabAtATime: OneTabAtATime;
  readonly otherTabs: OtherTabs;
  readonly now: () => number;
  readonly log: (message: string, cause?: unknown) => void;
};

export type SessionListener = (state: SessionState, before: SessionState) => void;

export type Session = {
  readonly getState: () => SessionState;
  /** Calls after each change; returns how to stop. */
  readonly subscribe: (listener: SessionListener) => () => void;
  /** Asks whether the login that is known or remembered still holds. Visitors cost no call. */
  readonly check: () => Promise<void>;
  /** Rejects as the call does. */
  readonly logIn: (credentials: BodyOf<'login'>) => Promise<void>;
  /** Never rejects: logging out always works on this device. */
  readonly logOut: () => Promise<void>;
  /** After the account itself is gone, and its cookies with it. */
  readonly forget: () => void;
  /** What the client asks when a call was refused: true when trying again may help. */
  readonly renewFor: (refused: CallName) => Promise<boolean>;
  /** Does what has fallen due, if anything has. */
  readonly attend: () => Promise<void>;
};

/** A person who leaves over a dead connection does not wait for it. */
const LOGOUT_LOAD_TIMEOUT_MS = 5_000;
/** A tab that waited for another's renewal is told of it within moments. */
const WORD_LOAD_TIMEOUT_MS = 1_000;

/** Who is logged in, in this tab and in step with the others. Knows no page and shows nothing. */
export function createSession(parts: SessionParts): Session {
  const { call, memory, oneTabAtATime, otherTabs, now, log } = parts;
  let state = firstState(memory.read() === 'login');
  let renewedAt = Number.NEGATIVE_INFINITY;
  let renewing: Promise<boolean> | null = null;
  const listeners = new Set<SessionListener>();

  const send = (event: SessionEvent): void => {
    const before = state;
    state = sessionStep(before, event);
    if (event.type === 'renewed' || event.type === 'logged_in') renewedAt = event.at;
    if (state !== before) for (const listener of [...listeners]) listener(state, before);
  };

  const end = (reason: LoggedOutReason): void => {
    send({ type: 'ended', reason });
    otherTabs.tell({ kind: 'ended', reason });
  };

  const forget = (reason: LoggedOutReason): void => {
    memory.write('nothing');
    end(reason);
  };

  const isVisitor = () => state.kind === 'visitor';
  const isJustRenewed = () => now() - renewedAt < REFRESH_ROTATION_GRACE_MS;

  /** Word of a neighbour's renewal may still be on its way when its lock has come free. */
  const hearOfRenewal = (): Promise<void> =>
    new Promise((resolve) => {
      const listen = () => {
        if (!isVisitor() && !isJustRenewed()) return;
        clearTimeout(timer);
        listeners.delete(listen);
        resolve();
      };
      const timer = setTimeout(() => {
        listeners.delete(listen);
        resolve();
      }, WORD_LOAD_TIMEOUT_MS);
      listeners.add(listen);
      listen();
    });

  const renewNow = async (hadToWait: boolean): Promise<boolean> => {
    if (hadToWait) await hearOfRenewal();
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
      otherTabs.tell({ kind: 'renewed', renewal });
      return true;
    } catch (error) {
      log(error instanceof ApiProblem ? error.detail : authTexts.refreshFailed, error);
      if (isRefusal(error)) forget('refused');
      else send({ type: 'unreached', at: now() });
      return false;
    }
  };

  /** However many ask at once, in this tab or in others, the server is asked once. */
  const renew = (): Promise<boolean> => {
    if (isVisitor()) return Promise.resolve(false);
    if (isJustRenewed()) return Promise.resolve(true);
    renewing ??= oneTabAtATime(renewNow).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  const ask = async (): Promise<void> => {
    try {
      send({ type: 'found', user: await call('getUser'), at: now() });
    } catch (error) {
      if (isRefusal(error)) {
        log(authTexts.noSession);
        // The failed renewal has ended it already, unless it was not what the server objected to.
        if (!isVisitor()) forget('refused');
        return;
      }
      const isKnown = error instanceof ApiProblem || error instanceof NetworkError;
      log(isKnown ? authTexts.statusCheckFailed : authTexts.unexpectedCheckError, error);
      send({ type: 'unreached', at: now() });
    }
  };

  /** A logout that does not reach the server is told again later: its cookies are still here. */
  const tellOfLogout = (): Promise<void> =>
    oneTabAtATime(async () => {
      memory.write('leaving');
      try {
        await call('logout', { signal: AbortSignal.timeout(LOGOUT_LOAD_TIMEOUT_MS) });
        memory.write('nothing');
      } catch (error) {
        log(error instanceof ApiProblem ? error.detail : authTexts.logoutFailed, error);
      }
    });

  otherTabs.listen((message) => {
    switch (message.kind) {
      case 'logged_in':
        return send({ type: 'logged_in', user: message.user, at: now() });
      case 'renewed':
        // A tab that has nobody has nothing to renew.
        return state.kind === 'visitor'
          ? undefined
          : send({ type: 'renewed', renewal: message.renewal, at: now() });
      case 'ended':
        return send({ type: 'ended', reason: message.reason });
    }
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check: async () => {
      if (state.kind !== 'visitor') await ask();
      else if (memory.read() === 'leaving') await tellOfLogout();
    },
    logIn: (credentials) =>
      oneTabAtATime(async () => {
        const user = await call('login', { body: credentials });
        memory.write('login');
        send({ type: 'logged_in', user, at: now() });
        otherTabs.tell({ kind: 'logged_in', user });
      }),
    logOut: async () => {
      await tellOfLogout();
      end('logged_out');
    },
    forget: () => forget('logged_out'),
    renewFor: (refused) => (refused === 'logout' ? Promise.resolve(false) : renew()),
    attend: async () => {
      if (isVisitor() && memory.read() === 'leaving') return tellOfLogout();
      const due = dueAt(state);
      if (due === null || now() < due) return;
      await (userOf(state) === null ? ask() : renew());
    },
  };
}

/** Only the server can end a session; a tunnel cannot. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 401 || error.status === 403);
}

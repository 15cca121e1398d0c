import type { ReplyOf } from '@laneway/contract/call-types';
import { SESSION_LIFETIME_MS, SESSION_REFRESH_INTERVAL_MS } from '@laneway/domain/timing';

export type User = ReplyOf<'getUser'>;
export type Renewal = ReplyOf<'refreshToken'>;

/** The reason why nobody is logged in: there was no login, the user logged out, or the server refused the session. */
export type LoggedOutReason = 'nobody' | 'logged_out' | 'refused';

export type SessionState =
  | {
      readonly kind: 'visitor';
      readonly reason: LoggedOutReason;
      /** The server’s explanation for the user, if it ended the session for a reason of its own. */
      readonly notice?: string;
    }
  /** This device remembers a login that the server hasn't confirmed yet; retried at dueAt. */
  | { readonly kind: 'checking'; readonly dueAt: number | null }
  /** The session is renewed at dueAt. */
  | { readonly kind: 'logged_in'; readonly user: User; readonly dueAt: number }
  /** The server ended the session during unsaved work, which stays open until the user logs in again. */
  | { readonly kind: 'expired'; readonly user: User; readonly notice?: string };

/** All times in milliseconds, by the clock of this device. */
export type SessionEvent =
  | { readonly type: 'found'; readonly user: User; readonly at: number }
  | { readonly type: 'logged_in'; readonly user: User; readonly at: number }
  | { readonly type: 'renewed'; readonly renewal: Renewal; readonly at: number }
  /** The server wasn't reached, so the session may still be valid. */
  | { readonly type: 'unreached'; readonly at: number }
  | { readonly type: 'expired'; readonly notice?: string | undefined }
  | {
      readonly type: 'ended';
      readonly reason: LoggedOutReason;
      readonly notice?: string | undefined;
    };

/** The delay before an unreachable server is retried. */
const TRY_AGAIN_MS = 60_000;

const VISITOR: SessionState = { kind: 'visitor', reason: 'nobody' };
const CHECKING: SessionState = { kind: 'checking', dueAt: null };

export function firstState(remembersLogin: boolean): SessionState {
  return remembersLogin ? CHECKING : VISITOR;
}

export function sessionStep(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'found':
      return { kind: 'logged_in', user: event.user, dueAt: event.at + timeLeft(event) };
    case 'logged_in':
      return loggedIn(event.user, event.at);
    case 'renewed':
      return afterRenewal(state, event.renewal, event.at);
    case 'unreached':
      return isOver(state) ? state : { ...state, dueAt: event.at + TRY_AGAIN_MS };
    case 'expired':
      return state.kind === 'logged_in'
        ? { kind: 'expired', user: state.user, ...noticeOf(event) }
        : state;
    case 'ended':
      return state.kind === 'visitor'
        ? state
        : { kind: 'visitor', reason: event.reason, ...noticeOf(event) };
  }
}

function noticeOf({ notice }: { readonly notice?: string | undefined }) {
  return notice === undefined ? {} : { notice };
}

export function userOf(state: SessionState): User | null {
  return state.kind === 'logged_in' || state.kind === 'expired' ? state.user : null;
}

/** The time when the session next needs a renewal or check; null if it doesn't. */
export function dueAt(state: SessionState): number | null {
  return isOver(state) ? null : state.dueAt;
}

/** True if nobody is logged in or the session has expired, so that nothing is due until the next login. */
function isOver(
  state: SessionState,
): state is Extract<SessionState, { readonly kind: 'visitor' | 'expired' }> {
  return state.kind === 'visitor' || state.kind === 'expired';
}

function loggedIn(user: User, at: number): SessionState {
  return { kind: 'logged_in', user, dueAt: at + SESSION_REFRESH_INTERVAL_MS };
}

/** A renewal without a token, or while nobody is logged in, ends the session. */
function afterRenewal(state: SessionState, renewal: Renewal, at: number): SessionState {
  if (state.kind === 'checking') return state;
  if (state.kind === 'visitor' || !renewal.access_token) {
    return { kind: 'visitor', reason: 'refused' };
  }
  const { access_token, token_expiry } = renewal;
  return loggedIn({ ...state.user, access_token, token_expiry }, at);
}

/**
 * Time until a session that was opened earlier needs a renewal. This compares the server's clock with
 * this device's, which may be hours off: at worst, one renewal comes too early or too late.
 */
function timeLeft({ user, at }: { readonly user: User; readonly at: number }): number {
  const spare = SESSION_LIFETIME_MS - SESSION_REFRESH_INTERVAL_MS;
  const left = Date.parse(user.token_expiry) - spare - at;
  return Math.min(Math.max(left, 0), SESSION_REFRESH_INTERVAL_MS);
}

import { REFRESH_LIFETIME_MS, REFRESH_ROTATION_GRACE_MS, SESSION_LIFETIME_MS } from '../timing.ts';

/** When a session that starts or is renewed now ends; this is the user's token_expiry. */
export function sessionExpiry(now: number): number {
  return now + SESSION_LIFETIME_MS;
}

export function refreshExpiry(now: number): number {
  return now + REFRESH_LIFETIME_MS;
}

/**
 * How long the browser keeps the refresh cookie: null means until it is closed. The token itself
 * ends after the same time either way, since a server never learns that a browser was closed.
 */
export function refreshCookieMaxAge(rememberMe: boolean): number | null {
  return rememberMe ? REFRESH_LIFETIME_MS : null;
}

/** What is known of the refresh token that came in; all times in milliseconds. */
export type RefreshToken = {
  readonly expiresAt: number;
  /** When a successor was last handed out for it; null while there is none. */
  readonly replacedAt: number | null;
  /**
   * Whether a token of an answer to it has been used: the successor, or the access token that came with it. Only then is
   * it known that the answer arrived.
   */
  readonly successorUsed: boolean;
  /** Whether another successor of the same token was used before this one. */
  readonly superseded: boolean;
  /** True once the family was revoked, by logout or by reuse. */
  readonly revoked: boolean;
};

export type RefreshDecision =
  /** Hand out a successor and a new session. */
  | 'rotate'
  /** A tab that raced the rotation: a new session, but no second successor. */
  | 'renew_session'
  /** A token came back that its holder has no more use for, so it was stolen: end every session it led to. */
  | 'revoke_family'
  | 'refuse';

/**
 * Null stands for a token that nobody knows. A token that was replaced is good for a moment longer, for tabs that raced,
 * and until its successor was used, for answers that were lost: whoever never got the answer asks again with the old
 * one, and is given another successor. Of several successors the first that is used counts.
 */
export function decideRefresh(token: RefreshToken | null, now: number): RefreshDecision {
  if (token === null || token.revoked) return 'refuse';
  if (token.superseded) return 'revoke_family';
  if (token.replacedAt !== null) {
    if (now - token.replacedAt <= REFRESH_ROTATION_GRACE_MS) return 'renew_session';
    if (token.successorUsed) return 'revoke_family';
  }
  return now < token.expiresAt ? 'rotate' : 'refuse';
}

import { REFRESH_LIFETIME_MS, REFRESH_ROTATION_GRACE_MS, SESSION_LIFETIME_MS } from '../timing.ts';

/** When a session that starts or is renewed now ends; this is the user's token_expiry. */
export function sessionExpiry(now: number): number {
  return now + SESSION_LIFETIME_MS;
}

export function isSessionLive(expiresAt: number, now: number): boolean {
  return now < expiresAt;
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
  /** When its successor was handed out; null while it is the newest of its family. */
  readonly replacedAt: number | null;
  /** True once the family was revoked, by logout or by reuse. */
  readonly revoked: boolean;
};

export type RefreshDecision =
  /** Hand out a successor and a new session. */
  | 'rotate'
  /** A tab that raced the rotation: a new session, but no second successor. */
  | 'renew_session'
  /** An old token came back, so one of its two holders stole it: end every session it led to. */
  | 'revoke_family'
  | 'refuse';

/** Null stands for a token that nobody knows. */
export function decideRefresh(token: RefreshToken | null, now: number): RefreshDecision {
  if (token === null || token.revoked) return 'refuse';
  if (token.replacedAt !== null) {
    return now - token.replacedAt <= REFRESH_ROTATION_GRACE_MS ? 'renew_session' : 'revoke_family';
  }
  return now < token.expiresAt ? 'rotate' : 'refuse';
}

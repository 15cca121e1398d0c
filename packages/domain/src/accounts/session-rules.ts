import {
  REFRESH_LIFETIME_MS,
  REFRESH_ROTATION_GRACE_MS,
  SESSION_LIFETIME_MS,
  SESSION_USE_PRECISION_MS,
} from '../timing.ts';

/** The end of a session that starts or is renewed now; this is the user's token_expiry. */
export function sessionExpiry(now: number): number {
  return now + SESSION_LIFETIME_MS;
}

export function refreshExpiry(now: number): number {
  return now + REFRESH_LIFETIME_MS;
}

/**
 * The lifetime of the refresh cookie; null means until the browser is closed. The token itself expires after the same
 * time either way, because a server doesn't notice that a browser was closed.
 */
export function refreshCookieMaxAge(rememberMe: boolean): number | null {
  return rememberMe ? REFRESH_LIFETIME_MS : null;
}

/** True if the use of a session is to be stored: the use that is stored is so long ago that it would mislead. */
export function isUseWorthStoring(lastStored: number, now: number): boolean {
  return now - lastStored >= SESSION_USE_PRECISION_MS;
}

/** The stored state of the refresh token that was sent; all times in milliseconds. */
export type RefreshToken = {
  readonly expiresAt: number;
  /** The time when a successor was last issued for it; null while there is none. */
  readonly replacedAt: number | null;
  /**
   * True if a token from a response to it has been used: the successor, or the access token sent with it. Only then
   * is it known that the response arrived.
   */
  readonly successorUsed: boolean;
  /** True if another successor of the same token was used before this one. */
  readonly superseded: boolean;
  /** True once the family was revoked, by logout or by reuse. */
  readonly revoked: boolean;
};

export type RefreshDecision =
  /** Issue a successor and a new session. */
  | 'rotate'
  /** A tab that raced the rotation: a new session, but no second successor. */
  | 'renew_session'
  /** A token was sent again that its owner no longer needs, so it was stolen: end every session it led to. */
  | 'revoke_family'
  | 'refuse';

/**
 * Null stands for an unknown token. A replaced token stays valid for a short time, for tabs that raced, and until its
 * successor is used, for lost responses: a client that never got the response retries with the old token and gets
 * another successor. The first successor that is used wins.
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

import { createHmac, randomBytes } from 'node:crypto';

/** 256 random bits as text that is safe in a cookie and a URL. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An identifier for a token that reveals nothing about it and gives no access. */
export function handleOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`handle of ${token}`).digest('base64url');
}

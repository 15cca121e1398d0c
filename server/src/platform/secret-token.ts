import { createHmac, randomBytes } from 'node:crypto';

/** 256 random bits as text that fits a cookie and an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A name for a token that gives nothing of it away and, presented in its place, opens nothing. */
export function handleOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`handle of ${token}`).digest('base64url');
}

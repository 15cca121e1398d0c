import { describe, expect, it } from 'vitest';
import {
  decideRefresh,
  isSessionLive,
  refreshCookieMaxAge,
  refreshExpiry,
  sessionExpiry,
} from './session-rules.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const THIRTY_DAYS = 30 * 24 * 60 * MINUTE;

describe('a session', () => {
  it('lasts 30 minutes', () => {
    const expiresAt = sessionExpiry(NOW);
    expect(expiresAt - NOW).toBe(30 * MINUTE);
    expect(isSessionLive(expiresAt, expiresAt - 1)).toBe(true);
    expect(isSessionLive(expiresAt, expiresAt)).toBe(false);
  });

  it('is remembered for 30 days, or until the browser closes', () => {
    expect(refreshCookieMaxAge(true)).toBe(THIRTY_DAYS);
    expect(refreshCookieMaxAge(false)).toBeNull();
    expect(refreshExpiry(NOW)).toBe(NOW + THIRTY_DAYS);
  });
});

describe('a refresh token', () => {
  const newest = { expiresAt: NOW + MINUTE, replacedAt: null, revoked: false };

  it.each([
    ['the newest one', newest, 'rotate'],
    ['one that nobody knows', null, 'refuse'],
    ['one that has expired', { ...newest, expiresAt: NOW }, 'refuse'],
    ['one of a revoked family', { ...newest, revoked: true }, 'refuse'],
    ['one replaced just now', { ...newest, replacedAt: NOW }, 'renew_session'],
    ['one replaced 10 s ago', { ...newest, replacedAt: NOW - 10_000 }, 'renew_session'],
    ['one replaced earlier', { ...newest, replacedAt: NOW - 10_001 }, 'revoke_family'],
    [
      'one replaced earlier that has also expired',
      { ...newest, replacedAt: NOW - MINUTE, expiresAt: NOW - 1 },
      'revoke_family',
    ],
    [
      'one replaced just now in a revoked family',
      { ...newest, replacedAt: NOW, revoked: true },
      'refuse',
    ],
  ] as const)('%s', (_case, token, decision) => {
    expect(decideRefresh(token, NOW)).toBe(decision);
  });
});

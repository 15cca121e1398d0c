import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideRefresh,
  isUseWorthStoring,
  type RefreshDecision,
  type RefreshToken,
  refreshCookieMaxAge,
  refreshExpiry,
  sessionExpiry,
} from './session-rules.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const THIRTY_DAYS = 30 * 24 * 60 * MINUTE;

describe('a session', () => {
  it('lasts 30 minutes', () => {
    expect(sessionExpiry(NOW) - NOW).toBe(30 * MINUTE);
  });

  it('is remembered for 30 days, or until the browser closes', () => {
    expect(refreshCookieMaxAge(true)).toBe(THIRTY_DAYS);
    expect(refreshCookieMaxAge(false)).toBeNull();
    expect(refreshExpiry(NOW)).toBe(NOW + THIRTY_DAYS);
  });
});

describe('the use of a session', () => {
  it.each([
    [0, false],
    [5 * MINUTE - 1, false],
    [5 * MINUTE, true],
    [THIRTY_DAYS, true],
    // The clock was set back.
    [-MINUTE, false],
  ])('%i ms after the stored one is worth storing: %s', (later, expected) => {
    expect(isUseWorthStoring(NOW, NOW + later)).toBe(expected);
  });
});

describe('a refresh token', () => {
  const newest: RefreshToken = {
    expiresAt: NOW + MINUTE,
    replacedAt: null,
    successorUsed: false,
    superseded: false,
    revoked: false,
  };
  const replaced = (msAgo: number, successorUsed: boolean) => ({
    ...newest,
    replacedAt: NOW - msAgo,
    successorUsed,
  });

  it.each<[string, RefreshToken | null, RefreshDecision]>([
    ['the newest one', newest, 'rotate'],
    ['one that nobody knows', null, 'refuse'],
    ['one that has expired', { ...newest, expiresAt: NOW }, 'refuse'],
    ['one of a revoked family', { ...newest, revoked: true }, 'refuse'],
    ['one replaced just now', replaced(0, false), 'renew_session'],
    ['one replaced just now, its successor used', replaced(0, true), 'renew_session'],
    ['one replaced 10 s ago, its successor used', replaced(10_000, true), 'renew_session'],
    ['one replaced earlier, its successor used', replaced(10_001, true), 'revoke_family'],
    ['one replaced earlier, the answer lost', replaced(10_001, false), 'rotate'],
    ['one replaced an hour ago, the answer lost', replaced(60 * MINUTE, false), 'rotate'],
    [
      'one whose answer was lost, and that has expired since',
      { ...replaced(MINUTE, false), expiresAt: NOW },
      'refuse',
    ],
    [
      'one replaced earlier, its successor used, that has also expired',
      { ...replaced(MINUTE, true), expiresAt: NOW - 1 },
      'revoke_family',
    ],
    [
      'one replaced just now in a revoked family',
      { ...replaced(0, true), revoked: true },
      'refuse',
    ],
    ['one beside which another was used', { ...newest, superseded: true }, 'revoke_family'],
    [
      'one beside which another was used, just replaced',
      { ...replaced(0, false), superseded: true },
      'revoke_family',
    ],
  ])('%s', (_case, token, decision) => {
    expect(decideRefresh(token, NOW)).toBe(decision);
  });

  it('that was replaced still rotates while its successor is unused, and otherwise revokes the family', () => {
    fc.assert(
      fc.property(fc.nat(THIRTY_DAYS), fc.nat(THIRTY_DAYS), fc.boolean(), (age, left, used) => {
        const token = { ...replaced(age, used), expiresAt: NOW + left };
        const decision = decideRefresh(token, NOW);
        if (age <= 10_000) expect(decision).toBe('renew_session');
        else if (used) expect(decision).toBe('revoke_family');
        else expect(decision).toBe(left > 0 ? 'rotate' : 'refuse');
      }),
    );
  });
});

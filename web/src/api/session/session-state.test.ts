import { describe, expect, it } from 'vitest';
import { person } from './session.test-data.ts';
import { dueAt, firstState, type SessionState, sessionStep, userOf } from './session-state.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-15T08:00:00Z');
const iso = (at: number) => new Date(at).toISOString();

const visitor = firstState(false);
const checking = firstState(true);
const loggedIn = sessionStep(visitor, { type: 'logged_in', user: person, at: NOW });

describe('who is logged in', () => {
  it('is null for a visitor, and unknown while a login is being checked', () => {
    expect(visitor.kind).toBe('visitor');
    expect(checking.kind).toBe('checking');
    expect([userOf(visitor), userOf(checking)]).toEqual([null, null]);
  });

  it('is the person who logs in', () => {
    expect(userOf(loggedIn)).toEqual(person);
  });

  it('is null once the session has ended, and the state has the reason', () => {
    const ended = sessionStep(loggedIn, { type: 'ended', reason: 'refused' });
    expect(ended).toEqual({ kind: 'visitor', reason: 'refused' });
  });

  it('does not change for a visitor whose session ends elsewhere', () => {
    expect(sessionStep(visitor, { type: 'ended', reason: 'logged_out' })).toBe(visitor);
  });
});

describe('a renewal', () => {
  const renewal = { access_token: 'newer', token_expiry: iso(NOW + 55 * MINUTE) };
  const renewed = (state: SessionState, changes = {}) =>
    sessionStep(state, {
      type: 'renewed',
      renewal: { ...renewal, ...changes },
      at: NOW + 25 * MINUTE,
    });

  it('replaces token and expiry and nothing else', () => {
    expect(userOf(renewed(loggedIn))).toEqual({ ...person, ...renewal });
  });

  it('is due every 25 minutes', () => {
    expect(dueAt(loggedIn)).toBe(NOW + 25 * MINUTE);
    expect(dueAt(renewed(loggedIn))).toBe(NOW + 50 * MINUTE);
  });

  it('ends the session if it has no token, and doesn’t log a visitor in', () => {
    expect(renewed(loggedIn, { access_token: '' }).kind).toBe('visitor');
    expect(renewed(visitor).kind).toBe('visitor');
  });

  it('changes nothing while a login is being checked', () => {
    expect(renewed(checking)).toBe(checking);
  });
});

describe('a session found at the start', () => {
  const dueFor = (token_expiry: string) => {
    const found = sessionStep(checking, {
      type: 'found',
      user: { ...person, token_expiry },
      at: NOW,
    });
    return (dueAt(found) ?? Number.NaN) - NOW;
  };

  it('is due for renewal 25 minutes after it was opened', () => {
    expect(dueFor(iso(NOW + 20 * MINUTE))).toBe(15 * MINUTE);
  });

  it('is renewed at once if it is older, and after at most 25 minutes', () => {
    expect(dueFor(iso(NOW - 3 * 60 * MINUTE))).toBe(0);
    expect(dueFor(iso(NOW + 9 * 60 * MINUTE))).toBe(25 * MINUTE);
  });
});

describe('a server that cannot be reached', () => {
  it('doesn’t log anyone out and is retried a minute later', () => {
    const unreached = sessionStep(loggedIn, { type: 'unreached', at: NOW });
    expect(userOf(unreached)).toEqual(person);
    expect(dueAt(unreached)).toBe(NOW + MINUTE);
    expect(dueAt(sessionStep(checking, { type: 'unreached', at: NOW }))).toBe(NOW + MINUTE);
  });

  it('isn’t retried for a visitor', () => {
    expect(dueAt(sessionStep(visitor, { type: 'unreached', at: NOW }))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Role } from '../roles.ts';
import {
  askAgainAt,
  type CreatorRequest,
  type CreatorRequestState,
  decideAsking,
  decideRequest,
  type RequestDecision,
  readRequestLink,
} from './creator-request.ts';

const DECLINED = new Date('2026-11-01T09:00:00Z');
const declined: CreatorRequest = { state: 'declined', decidedAt: DECLINED };
const open: CreatorRequest = { state: 'open', decidedAt: null };
const approved: CreatorRequest = { state: 'approved', decidedAt: DECLINED };
const APPROVE = { decision: 'approved' } as const;
const DECLINE = { decision: 'declined', reason: 'Tell us more' } as const;
const OTHER_REASON = { decision: 'declined', reason: 'No' } as const;
const [SOON, LATER] = [new Date('2026-11-30T09:00:00Z'), new Date('2026-12-01T09:00:00Z')];

describe('asking to become a creator', () => {
  it.each<[string, Role, CreatorRequest | null, Date, string]>([
    ['for the first time', 'user', null, SOON, 'new'],
    ['while a request is open', 'user', open, SOON, 'same'],
    ['soon after it was declined', 'user', declined, SOON, 'You can ask again from 1 Dec 2026.'],
    ['30 days after it was declined', 'user', declined, LATER, 'new'],
    ['after losing the role', 'user', approved, SOON, 'new'],
    ['as a creator', 'creator', approved, SOON, 'You’re a creator already.'],
    ['as an admin', 'admin', null, SOON, 'You’re a creator already.'],
  ])('%s', (_, role, latest, now, expected) => {
    const decided = decideAsking(role, latest, now);
    expect(decided.ok ? decided.value : decided.error.detail).toContain(expected);
  });

  it('has a date to ask again only after it was declined', () => {
    expect(askAgainAt(declined)).toEqual(LATER);
    expect(askAgainAt(open)).toBeNull();
    expect(askAgainAt(approved)).toBeNull();
  });
});

it.each<[CreatorRequestState, Role, RequestDecision, string]>([
  ['open', 'user', APPROVE, 'decided'],
  ['open', 'user', DECLINE, 'decided'],
  ['open', 'creator', APPROVE, 'closed'],
  ['open', 'admin', APPROVE, 'closed'],
  ['open', 'creator', DECLINE, 'They’re a creator already. Close the request instead.'],
  ['open', 'admin', DECLINE, 'They’re a creator already. Close the request instead.'],
  ['approved', 'creator', APPROVE, 'unchanged'],
  ['approved', 'user', APPROVE, 'unchanged'],
  ['declined', 'user', DECLINE, 'unchanged'],
  ['declined', 'user', OTHER_REASON, 'Someone has already declined this request.'],
  ['approved', 'creator', DECLINE, 'Someone has already approved this request.'],
  ['declined', 'user', APPROVE, 'Someone has already declined this request.'],
])('a request that is %s, by a %s, and then %j: %s', (state, role, decision, expected) => {
  const reason = state === 'declined' ? DECLINE.reason : null;
  const decided = decideRequest({ state, reason, role }, decision);
  expect(decided.ok ? decided.value : decided.error.detail).toBe(expected);
});

describe('the link of a request', () => {
  it.each([
    [' https://walks.example/mine ', 'https://walks.example/mine'],
    ['http://walks.example', 'http://walks.example'],
    ['walks.example/mine', 'https://walks.example/mine'],
    ['https://video.example/@robin', 'https://video.example/@robin'],
    ['https://walks.example:8080?by=robin#top', 'https://walks.example:8080?by=robin#top'],
    ['', null],
    [null, null],
  ])('%j is stored as %j', (typed, stored) => {
    expect(readRequestLink(typed)).toEqual({ ok: true, value: stored });
  });

  it.each([
    'javascript:alert(1)',
    'my walks',
    'paypal.com@evil.example',
    'https://',
    'https://a b.c',
    'ftp://a.b/c',
    'https://paypal.com@evil.example',
    'https://paypal.com:443@evil.example/a',
    'https://me@evil.example',
    'https://paypal.com\\@evil.example',
  ])('%j is refused', (typed) => {
    const read = readRequestLink(typed);
    expect(read.ok ? null : read.error.fields).toHaveProperty('link');
  });
});

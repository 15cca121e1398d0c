import { describe, expect, it } from 'vitest';
import { CONTENT_STATUSES, type ContentStatus } from '../statuses.ts';
import {
  checkInvitation,
  checkMayInvite,
  checkResend,
  decideInvitations,
  invitationExpiry,
  mayInvite,
  splitEmails,
  testerState,
} from './invitations.ts';
import { MAX_INVITATION_EMAILS, MAX_TESTERS } from './limits.ts';
import { endedTexts, testerTexts } from './messages.ts';

const NOW = 1_000_000;
const LIVE = { status: 'draft', revokedAt: null, expiresAt: NOW + 1 } as const;

describe('an invitation link', () => {
  it.each<[ContentStatus, keyof typeof endedTexts | null]>([
    ['draft', null],
    ['submitted', null],
    ['needs_revision', null],
    ['approved', null],
    ['rejected', 'paused'],
    ['withdrawn', 'paused'],
    ['published', 'published'],
  ])('to a guide that is %s: %s', (status, ended) => {
    const checked = checkInvitation({ ...LIVE, status }, NOW);
    expect(checked).toEqual(
      ended === null
        ? { ok: true, value: { ...LIVE, status } }
        : { ok: false, error: { code: 'gone', detail: endedTexts[ended] } },
    );
    expect(mayInvite(status)).toBe(ended === null);
    expect(checkMayInvite(status).ok).toBe(ended === null);
  });

  it('has a rule for every status', () => {
    for (const status of CONTENT_STATUSES) expect(typeof mayInvite(status)).toBe('boolean');
  });

  it.each([
    ['that nobody knows', null],
    ['of a deleted draft', { ...LIVE, status: null }],
    ['that was revoked', { ...LIVE, revokedAt: NOW }],
    ['that expires now', { ...LIVE, expiresAt: NOW }],
    ['of a published guide that was revoked', { ...LIVE, status: 'published', revokedAt: 1 }],
  ] as const)('%s has ended', (_, invitation) => {
    expect(checkInvitation(invitation, NOW)).toMatchObject({
      error: { code: 'gone', detail: endedTexts.ended },
    });
  });

  it('works for 30 days', () => {
    expect(invitationExpiry(NOW) - NOW).toBe(30 * 24 * 3_600_000);
  });

  it.each([
    [{ revokedAt: null, expiresAt: NOW + 1 }, 'live'],
    [{ revokedAt: null, expiresAt: NOW }, 'expired'],
    [{ revokedAt: 1, expiresAt: NOW + 1 }, 'removed'],
    [{ revokedAt: 1, expiresAt: NOW }, 'removed'],
  ] as const)('with %j is %s', (invitation, state) => {
    expect(testerState(invitation, NOW)).toBe(state);
  });
});

describe('a pasted text', () => {
  it.each([
    ['', []],
    [' ,; \n', []],
    ['a@b.example', ['a@b.example']],
    [
      'a@b.example, c@d.example;e@f.example\ng@h.example',
      'a@b.example c@d.example e@f.example g@h.example'.split(' '),
    ],
    ['a@b.example c@d.example', ['a@b.example', 'c@d.example']],
    ['Ada Okafor <Ada@B.example>, A@b.example', ['ada@b.example', 'a@b.example']],
    ['A@b.example a@B.example', ['a@b.example']],
    ['nobody', ['nobody']],
  ])('%j has the emails %j', (text, emails) => {
    expect(splitEmails(text)).toEqual(emails);
  });
});

describe('inviting', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `${n}@b.example`);

  it('leaves out people who are testing already, and duplicates', () => {
    const asked = ['New@b.example', 'new@b.example ', 'here@b.example', ''];
    expect(decideInvitations(asked, ['Here@b.example'])).toEqual({
      ok: true,
      value: ['new@b.example'],
    });
  });

  it.each([
    [[], [], testerTexts.noEmail],
    [[' '], [], testerTexts.noEmail],
    [['a@b.example', 'c'], [], '“c” isn’t an email address'],
    [['a@b.example', 'c', 'd@'], [], 'These aren’t email addresses: c, d@'],
    [many(21), [], 'You can have 20 testers. There’s room for 20 more.'],
    [['x@y.example', 'z@y.example'], many(19), 'You can have 20 testers. There’s room for 1 more.'],
    [['x@y.example'], many(20), 'You have 20 testers already. Remove someone first.'],
  ])('%j beside %j is refused', (asked, live, detail) => {
    expect(decideInvitations(asked, live)).toEqual({
      ok: false,
      error: { code: 'invalid_input', detail, fields: { emails: detail } },
    });
  });

  it('accepts as many as there is room for', () => {
    expect(decideInvitations(many(MAX_TESTERS), [])).toMatchObject({ ok: true });
    expect(decideInvitations(many(MAX_TESTERS), many(MAX_TESTERS))).toEqual({
      ok: true,
      value: [],
    });
  });
});

describe('another email to a tester', () => {
  it.each([
    [{ revokedAt: null, emailCount: MAX_INVITATION_EMAILS - 1 }, null],
    [{ revokedAt: null, emailCount: MAX_INVITATION_EMAILS }, testerTexts.sentEnough],
    [{ revokedAt: 1, emailCount: 1 }, testerTexts.removed],
  ])('for %j: %j', (invitation, detail) => {
    const checked = checkResend(invitation);
    expect(checked.ok ? null : checked.error.detail).toBe(detail);
  });
});

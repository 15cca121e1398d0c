import { isEmail, normaliseEmail } from '../accounts/email.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ContentStatus } from '../statuses.ts';
import { INVITATION_LIFETIME_MS } from '../timing.ts';
import { MAX_INVITATION_EMAILS, MAX_TESTERS } from './limits.ts';
import { endedTexts, testerTexts } from './messages.ts';

/** A draft can be tested now (open), perhaps later (paused), or never again (published). */
type Testing = 'open' | 'paused' | 'published';

const TESTING: Readonly<Record<ContentStatus, Testing>> = {
  draft: 'open',
  // The creator can't edit it now, but testers' notes may still be useful.
  submitted: 'open',
  needs_revision: 'open',
  // Testing continues until the transfer has published it.
  approved: 'open',
  // An admin may soften a rejection, and an author may resume withdrawn content.
  rejected: 'paused',
  withdrawn: 'paused',
  // From here on people open the published guide.
  published: 'published',
};

export type Invitation = {
  /** Null once the draft was deleted. */
  readonly status: ContentStatus | null;
  readonly revokedAt: number | null;
  readonly expiresAt: number;
};

export const TESTER_STATES = ['live', 'expired', 'removed'] as const;

/** The state of an invitation as its creator sees it, independent of the draft's status. */
export type TesterState = (typeof TESTER_STATES)[number];

export function testerState(
  { revokedAt, expiresAt }: Omit<Invitation, 'status'>,
  now: number,
): TesterState {
  if (revokedAt !== null) return 'removed';
  return expiresAt <= now ? 'expired' : 'live';
}

/** Checks whether a link opens the draft; null stands for an unknown link. */
export function checkInvitation<I extends Invitation>(
  invitation: I | null,
  now: number,
): Result<I, Refusal> {
  const isLive = invitation !== null && testerState(invitation, now) === 'live';
  if (!isLive || invitation.status === null) return gone(endedTexts.ended);
  switch (TESTING[invitation.status]) {
    case 'open':
      return ok(invitation);
    case 'paused':
      return gone(endedTexts.paused);
    case 'published':
      return gone(endedTexts.published);
  }
}

function gone(detail: string): Result<never, Refusal> {
  return fail(refusal('gone', detail));
}

export function mayInvite(status: ContentStatus): boolean {
  return TESTING[status] === 'open';
}

export function checkMayInvite(status: ContentStatus): Result<null, Refusal> {
  return mayInvite(status) ? ok(null) : fail(refusal('conflict', testerTexts.notNow));
}

export function invitationExpiry(now: number): number {
  return now + INVITATION_LIFETIME_MS;
}

/** The emails in a pasted text, in any separation, with or without names. */
export function splitEmails(text: string): readonly string[] {
  const parts = text
    .split(/[,;\n\r]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
    .map(normaliseEmail);
  return [...new Set(parts)].filter((part) => part !== '');
}

/**
 * The emails of new testers in canonical form, each once, without current testers. `canonicalEmail` returns null for an
 * invalid email; the server's supports domains in every script.
 */
export function decideInvitations(
  asked: readonly string[],
  liveEmails: readonly string[],
  canonicalEmail: (text: string) => string | null = emailAsTyped,
): Result<readonly string[], Refusal> {
  const typed = asked.filter((text) => text.trim() !== '');
  if (typed.length === 0) return fail(badEmails(testerTexts.noEmail));
  const bad = typed.filter((text) => canonicalEmail(text) === null).map(normaliseEmail);
  if (bad.length > 0) return fail(badEmails(testerTexts.badEmails([...new Set(bad)])));
  const emails = new Set(typed.map((text) => canonicalEmail(text) ?? ''));
  const live = liveEmails.map((email) => canonicalEmail(email) ?? email);
  const fresh = [...emails].filter((email) => !live.includes(email));
  const room = MAX_TESTERS - live.length;
  if (fresh.length > room) return fail(badEmails(testerTexts.tooMany(Math.max(0, room))));
  return ok(fresh);
}

function emailAsTyped(text: string): string | null {
  const email = normaliseEmail(text);
  return isEmail(email) ? email : null;
}

function badEmails(detail: string): Refusal {
  return refusal('invalid_input', detail, { emails: detail });
}

/** Checks whether a tester may be sent another email, which also renews an expired invitation. */
export function checkResend(invitation: {
  readonly revokedAt: number | null;
  readonly emailCount: number;
}): Result<null, Refusal> {
  if (invitation.revokedAt !== null) return fail(refusal('conflict', testerTexts.removed));
  return invitation.emailCount < MAX_INVITATION_EMAILS
    ? ok(null)
    : fail(refusal('conflict', testerTexts.sentEnough));
}

import { normaliseEmail } from '@laneway/domain/accounts/email';
import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { canonicalEmail } from '../accounts/public/canonical-email.ts';
import { queueEmail } from '../mail/public.ts';
import { findInviterName } from './store.ts';
import type { TestersDeps } from './testers-deps.ts';

/** Counts the emails before they are sent, or refuses: nobody should be flooded in a creator's name. */
export async function reserveEmails(
  { limits }: Pick<TestersDeps, 'limits'>,
  sender: Actor,
  emails: readonly string[],
): Promise<Result<null, Refusal>> {
  const canonical = emails.map((text) => canonicalEmail(text) ?? normaliseEmail(text));
  for (const email of new Set(canonical)) {
    const ofSender = await limits.take('test_invitations_of_person', sender.id);
    if (!ofSender.ok) return ofSender;
    const toEmail = await limits.take('test_invitations_to_email', email);
    if (!toEmail.ok) return toEmail;
  }
  return ok(null);
}

export type InvitationEmail = {
  readonly invitationId: number;
  readonly email: string;
  /** The number of emails to this person, this one included. */
  readonly count: number;
  readonly token: string;
  readonly title: string | null;
};

/** Emails the link with the names of the creator and the draft; nothing else in it comes from the creator. */
export async function sendInvitation(
  tx: Queryable,
  { publicUrl }: Pick<TestersDeps, 'publicUrl'>,
  sender: Actor,
  { invitationId, email, count, token, title }: InvitationEmail,
): Promise<void> {
  await queueEmail(tx, {
    dedupeKey: `tester invitation ${invitationId} ${count}`,
    to: email,
    template: 'tester_invitation',
    data: {
      inviter: await findInviterName(tx, sender.id),
      title,
      link: appLinkUrl(publicUrl, { kind: 'tester', token }),
    },
    // Drafts are deleted with their creator's account, so this email isn't sent then.
    quotes: { userId: sender.id, instead: null },
  });
}

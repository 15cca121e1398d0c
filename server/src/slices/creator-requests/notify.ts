import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { askAgainAt } from '@laneway/domain/creators/creator-request';
import { formatDate, OUR_TIME_ZONE } from '@laneway/domain/text/dates';
import type { Transaction } from '../../platform/database/database.ts';
import type { LockedAccount } from '../accounts/public/creator-role.ts';
import { queueEmail } from '../mail/public.ts';
import { addForAdminsUnlessUnread, addNotification } from '../notifications/public.ts';
import type { CreatorRequestRow } from './store.ts';

export async function notifyAdmins(
  tx: Transaction,
  { id, name }: LockedAccount,
  request: CreatorRequestRow,
): Promise<void> {
  await addForAdminsUnlessUnread(tx, id, {
    kind: 'creator_request_to_check',
    title: `${name} asks to become a creator`,
    body: request.words,
    subject: `creator request ${request.id}`,
    quotes: {
      userId: id,
      instead: {
        title: 'Someone asked to become a creator',
        body: 'They’ve deleted their account since.',
      },
    },
  });
}

export async function notifyOfApproval(
  tx: Transaction,
  publicUrl: string,
  { id, name, email }: LockedAccount,
  requestId: number,
): Promise<void> {
  await addNotification(tx, {
    userId: id,
    kind: 'creator_request_approved',
    title: 'You’re a creator now',
    body: 'Your creator dashboard is ready. Start your first guide.',
  });
  await queueEmail(tx, {
    dedupeKey: `creator request ${requestId} approved`,
    to: email,
    template: 'creator_request_approved',
    data: { name, link: appLinkUrl(publicUrl, { kind: 'dashboard', route: GUIDES }) },
  });
}

const GUIDES = { part: 'guides', open: null } as const;

export async function notifyOfDecline(
  tx: Transaction,
  publicUrl: string,
  { id, name, email }: LockedAccount,
  declined: { readonly id: number; readonly reason: string; readonly now: Date },
): Promise<void> {
  const { reason, now } = declined;
  const again = askAgainAt({ state: 'declined', decidedAt: now })?.toISOString();
  const askAgainFrom = formatDate(again, OUR_TIME_ZONE) ?? '';
  await addNotification(tx, {
    userId: id,
    kind: 'creator_request_declined',
    title: 'We’ve declined your request to become a creator',
    body: `${reason} · You can ask again from ${askAgainFrom}.`,
  });
  await queueEmail(tx, {
    dedupeKey: `creator request ${declined.id} declined`,
    to: email,
    template: 'creator_request_declined',
    data: {
      name,
      message: reason,
      askAgainFrom,
      link: appLinkUrl(publicUrl, { kind: 'makeGuides' }),
    },
  });
}

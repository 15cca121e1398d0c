import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { quotedText } from '@laneway/domain/text/quoted-text';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import { addNotification } from '../notifications/public.ts';
import type { GiftRow } from './store.ts';

const DEFAULT_GIFT_BODY = 'You’ll find it in Your guides.';

/**
 * Tells a friend about a gift: by an email, and by a notification if they have an account. The names are the giver's own
 * text in an email to someone else, so a missing one gets a plain default.
 */
export async function notifyFriend(
  tx: Transaction,
  { publicUrl }: { readonly publicUrl: string },
  {
    gift,
    title,
    giverName,
    friend,
    dedupeKey,
  }: {
    readonly gift: GiftRow;
    readonly title: string;
    readonly giverName: string;
    /** Names the sending, which causes one email. */
    readonly dedupeKey: string;
    readonly friend: { readonly userId: number; readonly activationLink: string | null };
  },
): Promise<void> {
  const words = {
    name: gift.friend_name ?? 'there',
    giver: giverName,
    title,
    message: gift.personal_message,
  };
  const quotes = { userId: gift.giver_id, instead: { giver: 'Someone', message: null } };
  const mail = { dedupeKey, to: gift.friend_email, quotes };
  if (friend.activationLink !== null) {
    const data = { ...words, link: friend.activationLink };
    await queueEmail(tx, { ...mail, template: 'gift_for_newcomer', data });
    return;
  }
  const link = appLinkUrl(publicUrl, {
    kind: 'guide',
    guideId: gift.guide_id,
    placeId: null,
    part: 'places',
  });
  const data = { ...words, link };
  await queueEmail(tx, { ...mail, template: 'gift_for_member', data });
  await addNotification(tx, {
    userId: friend.userId,
    kind: 'gift_received',
    title: quotedText(`${giverName} sent you “${title}”`),
    body: quotedText(gift.personal_message ?? DEFAULT_GIFT_BODY),
    guideId: gift.guide_id,
    quotes: {
      userId: gift.giver_id,
      instead: { title: quotedText(`Someone sent you “${title}”`), body: DEFAULT_GIFT_BODY },
    },
  });
}

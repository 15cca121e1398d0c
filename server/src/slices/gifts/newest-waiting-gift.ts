import type { WaitingGift } from '@laneway/contract/gifts';
import { quotedText, visibleText } from '@laneway/domain/text/quoted-text';
import { type Queryable, statement } from '../../platform/database/database.ts';

type WaitingGiftRow = {
  readonly guide_id: number;
  readonly title: string;
  readonly image_uri: string | null;
  readonly image_stand_in: string | null;
  readonly giver_name: string | null;
  readonly friend_name: string | null;
  readonly personal_message: string | null;
  readonly waiting: number;
};

const NEWEST = statement<WaitingGiftRow>(
  'gifts.newest_waiting',
  `SELECT t.guide_id, g.title, g.image_uri, g.image_stand_in, t.friend_name, t.personal_message,
          CASE WHEN u.deleted_at IS NULL THEN u.name END AS giver_name, count(*) OVER () AS waiting
     FROM gifts t JOIN guides g ON g.id = t.guide_id JOIN users u ON u.id = t.giver_id
    WHERE t.friend_email = $1 AND t.status = 'awaiting_activation'
    ORDER BY t.created_at DESC, t.order_id LIMIT 1`,
);

/** The newest gift that waits for the owner of an email, in words that are safe to show, as in the email about it. */
export async function findNewestWaitingGift(
  db: Queryable,
  email: string,
): Promise<WaitingGift | null> {
  const [row] = await db.query(NEWEST, [email]);
  if (row === undefined) return null;
  return {
    guide_id: row.guide_id,
    g_title: row.title,
    g_image: row.image_uri,
    g_image_stand_in: row.image_stand_in,
    giver_name: quotedOrNull(row.giver_name),
    friend_name: visibleText(row.friend_name ?? '') || null,
    personal_message: quotedOrNull(row.personal_message),
    other_gifts: row.waiting - 1,
  };
}

function quotedOrNull(text: string | null): string | null {
  return text === null ? null : quotedText(text) || null;
}

import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import type { GiftTexts } from '@laneway/domain/gifts/gift-request';
import { type Queryable, statement } from '../../platform/database/database.ts';

export type GiftRow = {
  readonly order_id: string;
  readonly giver_id: number;
  readonly guide_id: number;
  readonly friend_email: string;
  readonly friend_name: string | null;
  readonly personal_message: string | null;
  readonly status: GiftState;
};

const LOCK = statement<GiftRow>(
  'gifts.lock',
  `SELECT order_id, giver_id, guide_id, friend_email::text, friend_name, personal_message, status
     FROM gifts WHERE order_id = $1 FOR UPDATE`,
);
/** The unique index of open gifts decides between two concurrent requests: the second inserts nothing. */
const INSERT = statement<{ order_id: string }>(
  'gifts.insert',
  `INSERT INTO gifts (order_id, giver_id, guide_id, friend_email, friend_name, personal_message, status, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, 'awaiting_payment', $7) ON CONFLICT DO NOTHING RETURNING order_id`,
);
const OPEN_GIFT = statement<{ order_id: string }>(
  'gifts.open_gift',
  `SELECT order_id FROM gifts
    WHERE giver_id = $1 AND guide_id = $2 AND friend_email = $3 AND status = 'awaiting_payment'`,
);
const UPDATE_TEXT = statement<never>(
  'gifts.reword',
  `UPDATE gifts SET friend_name = $2, personal_message = $3 WHERE order_id = $1 AND status = 'awaiting_payment'`,
);
const SET_STATUS = statement<never>(
  'gifts.set_status',
  'UPDATE gifts SET status = $2 WHERE order_id = $1',
);
const SET_RECEIVED = statement<never>(
  'gifts.set_received',
  'UPDATE gifts SET status = $2, friend_id = $3, granted_at = $4 WHERE order_id = $1',
);
const SET_CLAIMED = statement<never>(
  'gifts.set_claimed',
  'UPDATE gifts SET status = $2, friend_id = $3, granted_at = $4, claimed_at = $4 WHERE order_id = $1',
);
const WAITING = statement<{ order_id: string; guide_id: number }>(
  'gifts.waiting',
  `SELECT order_id, guide_id FROM gifts WHERE friend_email = $1 AND status = 'awaiting_activation' ORDER BY order_id`,
);
const HAS_GUIDE = statement<{ has: boolean }>(
  'gifts.has_guide',
  `SELECT EXISTS (SELECT FROM entitlements WHERE user_id = $1 AND guide_id = $2)
       OR EXISTS (SELECT FROM guides WHERE author_id = $1 AND id = $2) AS has`,
);
export type SentGiftRow = GiftRow & { readonly title: string; readonly giver_name: string };
const SENT = statement<SentGiftRow>(
  'gifts.sent',
  `SELECT t.order_id, t.giver_id, t.guide_id, t.friend_email::text, t.friend_name, t.personal_message, t.status,
          g.title, u.name AS giver_name
     FROM gifts t JOIN guides g ON g.id = t.guide_id JOIN users u ON u.id = t.giver_id
    WHERE t.order_id = $1 AND t.giver_id = $2`,
);
const CORRECT = statement<never>(
  'gifts.correct',
  'UPDATE gifts SET friend_email = $2, friend_name = $3, personal_message = $4 WHERE order_id = $1',
);
const GIVER_EMAIL = statement<{ email: string }>(
  'gifts.giver_email',
  'SELECT email::text FROM users WHERE id = $1',
);

export type NewGift = {
  readonly orderId: string;
  readonly giverId: number;
  readonly guideId: number;
  readonly friendEmail: string;
  readonly friendName: string | null;
  readonly personalMessage: string | null;
  readonly createdAt: Date;
};

/** The gift of an order, locked until the transaction ends. */
export async function lockGift(tx: Queryable, orderId: string): Promise<GiftRow | null> {
  const [row] = await tx.query(LOCK, [orderId]);
  return row ?? null;
}

/** False when the same giver has already started the same gift. */
export async function insertGift(tx: Queryable, gift: NewGift): Promise<boolean> {
  const rows = await tx.query(INSERT, [
    gift.orderId,
    gift.giverId,
    gift.guideId,
    gift.friendEmail,
    gift.friendName,
    gift.personalMessage,
    gift.createdAt,
  ]);
  return rows.length > 0;
}

/** The order of this exact gift, if its giver has started it and not paid yet. */
export async function findOpenGift(
  db: Queryable,
  giverId: number,
  guideId: number,
  friendEmail: string,
): Promise<string | null> {
  const [row] = await db.query(OPEN_GIFT, [giverId, guideId, friendEmail]);
  return row?.order_id ?? null;
}

/** The giver returned before paying and changed the text. */
export async function updateGiftText(
  tx: Queryable,
  orderId: string,
  words: { readonly friendName: string | null; readonly personalMessage: string | null },
): Promise<void> {
  await tx.query(UPDATE_TEXT, [orderId, words.friendName, words.personalMessage]);
}

export async function setGiftStatus(
  tx: Queryable,
  orderId: string,
  status: GiftState,
): Promise<void> {
  await tx.query(SET_STATUS, [orderId, status]);
}

export async function setGiftReceived(
  tx: Queryable,
  orderId: string,
  received: { readonly status: GiftState; readonly friendId: number; readonly at: Date },
): Promise<void> {
  await tx.query(SET_RECEIVED, [orderId, received.status, received.friendId, received.at]);
}

export async function setGiftClaimed(
  tx: Queryable,
  orderId: string,
  claimed: { readonly status: GiftState; readonly friendId: number; readonly at: Date },
): Promise<void> {
  await tx.query(SET_CLAIMED, [orderId, claimed.status, claimed.friendId, claimed.at]);
}

/** Gifts that wait for someone to verify the email, ordered by order id. */
export function findWaiting(
  db: Queryable,
  email: string,
): Promise<{ readonly order_id: string; readonly guide_id: number }[]> {
  return db.query(WAITING, [email]);
}

/** True if a user owns the guide or is its author. */
export async function hasGuide(db: Queryable, userId: number, guideId: number): Promise<boolean> {
  const [row] = await db.query(HAS_GUIDE, [userId, guideId]);
  return row?.has ?? false;
}

export async function findGiverEmail(db: Queryable, giverId: number): Promise<string> {
  const [row] = await db.query(GIVER_EMAIL, [giverId]);
  return row?.email ?? '';
}

/** A gift of this giver, with what its email says. */
export async function findSentGift(
  db: Queryable,
  orderId: string,
  giverId: number,
): Promise<SentGiftRow | null> {
  const [row] = await db.query(SENT, [orderId, giverId]);
  return row ?? null;
}

export async function correctGift(
  tx: Queryable,
  orderId: string,
  { friendEmail, friendName, personalMessage }: { readonly friendEmail: string } & GiftTexts,
): Promise<void> {
  await tx.query(CORRECT, [orderId, friendEmail, friendName, personalMessage]);
}

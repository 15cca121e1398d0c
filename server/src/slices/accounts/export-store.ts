import type { UserExport } from '@laneway/contract/user-export';
import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database.ts';

type AccountRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly email_verified_at: Date | null;
  readonly age_confirmed_at: Date | null;
  readonly terms_version: string | null;
};
const ACCOUNT = statement<AccountRow>(
  'accounts.export_account',
  `SELECT id, email::text, name, role, created_at, email_verified_at, age_confirmed_at, terms_version
     FROM users WHERE id = $1 AND deleted_at IS NULL`,
);

type DeviceRow = { readonly first_used_at: Date; readonly last_used_at: Date };
const DEVICES = statement<DeviceRow>(
  'accounts.export_devices',
  `SELECT first_used_at, last_used_at FROM known_devices WHERE user_id = $1 ORDER BY first_used_at, device_hash`,
);

type GuideRow = {
  readonly id: number;
  readonly title: string;
  readonly granted_at: Date;
  readonly cause: UserExport['guides'][number]['acquired_by'];
};
const GUIDES = statement<GuideRow>(
  'accounts.export_guides',
  `SELECT g.id, g.title, e.granted_at, e.cause FROM entitlements e JOIN guides g ON g.id = e.guide_id
    WHERE e.user_id = $1 ORDER BY e.granted_at, g.id`,
);

type OrderRow = {
  readonly id: string;
  readonly kind: UserExport['orders'][number]['kind'];
  readonly status: UserExport['orders'][number]['status'];
  readonly guide_id: number;
  readonly price_cents: number;
  readonly created_at: Date;
  readonly friend_email: string | null;
  readonly friend_name: string | null;
  readonly personal_message: string | null;
};
const ORDERS = statement<OrderRow>(
  'accounts.export_orders',
  `SELECT o.id, o.kind, o.status, o.guide_id, o.price_cents, o.created_at,
          gift.friend_email::text, gift.friend_name, gift.personal_message
     FROM orders o LEFT JOIN gifts gift ON gift.order_id = o.id
    WHERE o.buyer_id = $1 ORDER BY o.created_at, o.id`,
);

type ReviewRow = {
  readonly guide_id: number;
  readonly rating: number;
  readonly words: string | null;
  readonly created_at: Date;
};
const REVIEWS = statement<ReviewRow>(
  'accounts.export_reviews',
  'SELECT guide_id, rating, words, created_at FROM guide_reviews WHERE user_id = $1 ORDER BY id',
);

type MessageRow = { readonly content: string; readonly created_at: Date };
const MESSAGES = statement<MessageRow>(
  'accounts.export_messages',
  'SELECT content, created_at FROM messages WHERE sender_id = $1 ORDER BY id',
);

type DraftRow = {
  readonly id: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly status: UserExport['drafts'][number]['pg_pending_status'];
  readonly updated_at: Date;
};
const DRAFTS = statement<DraftRow>(
  'accounts.export_drafts',
  `SELECT id, title, description, status, updated_at FROM pending_guides
    WHERE author_id = $1 AND deleted_at IS NULL ORDER BY id`,
);

export type ExportRows = {
  readonly account: AccountRow;
  readonly devices: readonly DeviceRow[];
  readonly guides: readonly GuideRow[];
  readonly orders: readonly OrderRow[];
  readonly reviews: readonly ReviewRow[];
  readonly messages: readonly MessageRow[];
  readonly drafts: readonly DraftRow[];
};

/** Everything kept about a person; null when the account is gone. */
export async function findAllAbout(db: Queryable, userId: number): Promise<ExportRows | null> {
  const [account] = await db.query(ACCOUNT, [userId]);
  if (account === undefined) return null;
  return {
    account,
    devices: await db.query(DEVICES, [userId]),
    guides: await db.query(GUIDES, [userId]),
    orders: await db.query(ORDERS, [userId]),
    reviews: await db.query(REVIEWS, [userId]),
    messages: await db.query(MESSAGES, [userId]),
    drafts: await db.query(DRAFTS, [userId]),
  };
}

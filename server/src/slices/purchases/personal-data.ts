import type { UserExport } from '@laneway/contract/user-export';
import { decimalFromCents } from '@laneway/domain/money';
import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

type GuideRow = {
  readonly id: number;
  readonly title: string;
  readonly granted_at: Date;
  readonly cause: UserExport['guides'][number]['acquired_by'];
};
const GUIDES = statement<GuideRow>(
  'purchases.export_guides',
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
  'purchases.export_orders',
  `SELECT o.id, o.kind, o.status, o.guide_id, o.price_cents, o.created_at,
          gift.friend_email::text, gift.friend_name, gift.personal_message
     FROM orders o LEFT JOIN gifts gift ON gift.order_id = o.id
    WHERE o.buyer_id = $1 ORDER BY o.created_at, o.id`,
);

/** Orders and entitlements outlive an account: the ledger needs them, and they contain only the user's id. */
export const purchasesPersonalData: PersonalData = {
  export: async (db, userId) => ({
    guides: (await db.query(GUIDES, [userId])).map((row) => ({
      g_id: row.id,
      g_title: row.title,
      acquired_at: row.granted_at.toISOString(),
      acquired_by: row.cause,
    })),
    orders: (await db.query(ORDERS, [userId])).map((row) => ({
      order_id: row.id,
      kind: row.kind,
      status: row.status,
      guide_id: row.guide_id,
      amount: decimalFromCents(row.price_cents),
      created_at: row.created_at.toISOString(),
      friend_email: row.friend_email,
      friend_name: row.friend_name,
      personal_message: row.personal_message,
    })),
  }),
};

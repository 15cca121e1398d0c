import { type Queryable, statement } from '../../platform/database/database.ts';

/** Nothing is granted to a deleted account: the payment is refunded instead. */
const GRANT = statement<{ user_id: number }>(
  'purchases.grant',
  `INSERT INTO entitlements (user_id, guide_id, cause, order_id, granted_at)
   SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 AND deleted_at IS NULL
   ON CONFLICT (user_id, guide_id) DO NOTHING RETURNING user_id`,
);
const REVOKE = statement<never>('purchases.revoke', 'DELETE FROM entitlements WHERE order_id = $1');

export type Grant = {
  readonly userId: number;
  readonly guideId: number;
  /** Null for a free guide. */
  readonly orderId: string | null;
  readonly cause: 'order' | 'gift' | 'free';
  readonly at: Date;
};

/** Gives a user a guide; false when they already own it or their account is deleted. */
export async function grant(
  tx: Queryable,
  { userId, guideId, cause, orderId, at }: Grant,
): Promise<boolean> {
  const rows = await tx.query(GRANT, [userId, guideId, cause, orderId, at]);
  return rows.length > 0;
}

/** Revokes what this order granted; what a user owns for another reason stays. */
export async function revoke(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(REVOKE, [orderId]);
}

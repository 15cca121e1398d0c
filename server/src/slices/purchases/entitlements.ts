import { type Queryable, statement } from '../../platform/database.ts';

/** Nothing is granted to an account that is gone: its money goes back instead. */
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

/** Makes a guide a person's own; false when it was that already, or when the person is gone. */
export async function grant(
  tx: Queryable,
  { userId, guideId, cause, orderId, at }: Grant,
): Promise<boolean> {
  const rows = await tx.query(GRANT, [userId, guideId, cause, orderId, at]);
  return rows.length > 0;
}

/** Takes back what this order gave; what a person owns for another reason stays. */
export async function revoke(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(REVOKE, [orderId]);
}

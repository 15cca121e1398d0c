import type pg from 'pg';

/**
 * Violations of the rules, each as a query that finds them. A paid order is fulfilled unless its refund is under way;
 * an order has granted exactly what it says.
 */
const BREACHES: Readonly<Record<string, string>> = {
  'the ledger does not sum to zero':
    'SELECT sum(cents)::text AS what FROM ledger_postings HAVING sum(cents) <> 0',
  'an entitlement lacks its cause': `
    SELECT e.user_id || ' has ' || e.guide_id AS what FROM entitlements e
     WHERE e.guide_id = ANY ($1) AND ((e.cause = 'order' AND NOT EXISTS (
             SELECT FROM orders o WHERE o.id = e.order_id AND o.kind = 'purchase' AND o.status = 'fulfilled'
                AND o.buyer_id = e.user_id AND o.guide_id = e.guide_id))
        OR (e.cause = 'gift' AND NOT EXISTS (
             SELECT FROM orders o JOIN gifts g ON g.order_id = o.id
              WHERE o.id = e.order_id AND o.kind = 'gift' AND o.status = 'fulfilled'
                AND g.status IN ('granted', 'claimed')
                AND g.friend_id = e.user_id AND o.guide_id = e.guide_id)))`,
  'a paid order is without its entitlement': `
    SELECT o.id::text AS what FROM their_orders o
     WHERE o.status = 'fulfilled' AND NOT EXISTS (
             SELECT FROM entitlements e WHERE e.guide_id = o.guide_id AND e.order_id = o.id)
           AND NOT EXISTS (
             SELECT FROM gifts g WHERE g.order_id = o.id AND (g.status = 'awaiting_activation'
                 OR g.status = 'undeliverable' AND o.refund_requested_at IS NOT NULL))
        OR o.status = 'paid' AND o.refund_requested_at IS NULL`,
  'somebody was charged twice': `
    SELECT buyer_id || ' for ' || guide_id AS what FROM their_orders
     WHERE kind = 'purchase' AND status IN ('paid', 'fulfilled') AND refund_requested_at IS NULL
     GROUP BY buyer_id, guide_id HAVING count(*) > 1`,
  'a friend was given a guide twice': `
    SELECT g.friend_email || ' was given ' || g.guide_id AS what FROM gifts g JOIN their_orders o ON o.id = g.order_id
     WHERE o.status = 'fulfilled' AND o.refund_requested_at IS NULL
     GROUP BY g.friend_email, g.guide_id HAVING count(*) > 1`,
  'somebody has a gift without having proven its address': `
    SELECT g.order_id::text AS what FROM gifts g JOIN their_orders o ON o.id = g.order_id JOIN users u ON u.id = g.friend_id
     WHERE u.email_verified_at IS NULL AND g.status IN ('granted', 'claimed')`,
  'a gift waits for an address that is proven': `
    SELECT g.order_id::text AS what FROM gifts g JOIN their_orders o ON o.id = g.order_id
      JOIN users u ON u.email = g.friend_email
     WHERE u.email_verified_at IS NOT NULL AND g.status = 'awaiting_activation'`,
  'the books do not fit the order': `
    SELECT o.id || ' is ' || o.status || ' with ' || array_to_string(array_agg(e.kind ORDER BY e.id), '+') AS what
      FROM their_orders o LEFT JOIN ledger_entries e ON e.order_id = o.id
     GROUP BY o.id, o.status
    HAVING count(*) FILTER (WHERE e.kind IN ('sale', 'gift_sale'))
             <> CASE WHEN o.status IN ('paid', 'fulfilled', 'refunded') THEN 1 ELSE 0 END
        OR count(*) FILTER (WHERE e.kind = 'refund') <> CASE WHEN o.status = 'refunded' THEN 1 ELSE 0 END`,
  'the books hold what the provider never moved': `
    SELECT o.id::text AS what FROM their_orders o LEFT JOIN test_checkouts t ON t.order_id = o.id
     WHERE o.status IN ('paid', 'fulfilled', 'refunded')
       AND (t.payment_id IS DISTINCT FROM o.provider_payment OR t.amount_cents <> o.received_cents)
        OR o.status = 'refunded' AND t.refund_id IS NULL`,
};

const ALL = `WITH their_orders AS MATERIALIZED (SELECT * FROM orders WHERE guide_id = ANY ($1)) ${Object.entries(
  BREACHES,
)
  .map(([name, query]) => `SELECT '${name}' AS breach, what FROM (${query}) found`)
  .join(' UNION ALL ')}`;

export type Breach = { readonly breach: string; readonly what: string };

/** All violations in the orders of these guides, their gifts, owners and ledger; empty if all is well. */
export async function findBreaches(
  client: Pick<pg.Pool, 'query'>,
  guideIds: readonly number[],
): Promise<readonly Breach[]> {
  const { rows } = await client.query<Breach>(ALL, [guideIds]);
  return rows;
}

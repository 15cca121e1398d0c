import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Statement } from './platform/database/database.ts';
import { createPerson } from './testing/people.ts';
import { createTestApp } from './testing/test-app.ts';

/** Enough rows that no plan is cheaper as a scan, and no more, because inserting them takes most of the time. */
const ROWS = 20_000;
const CREATORS = 400;

const { db, get, deps } = await createTestApp();
const admin = await createPerson(db, 'admin');
const creator = await createPerson(db, 'creator');
const buyer = await createPerson(db);

/** Tables that grow with the business. They must never be scanned completely. */
const LARGE = ['guides', 'places', 'orders', 'entitlements', 'ledger_entries', 'ledger_postings'];
const ALSO_LARGE = ['users', 'notices', 'sessions', 'session_tokens'];
const DRAFTS = ['pending_guides', 'pending_places', 'content_history', 'media', 'admin_actions'];

/**
 * Tables whose rows can't be counted from an index alone yet. The database marks pages as visible to everyone by itself in
 * production. Here VACUUM does, except when another connection, such as autovacuum's, still has an older snapshot.
 */
const PARTLY_VISIBLE = `SELECT relname FROM pg_class
  WHERE relname = ANY ($1) AND relkind = 'r' AND relallvisible < relpages`;

/** Inserts thousands of rows without the triggers that process them one by one. */
beforeAll(async () => {
  const client = await db.pool.connect();
  const run = (sql: string) => client.query(sql);
  try {
    await run('BEGIN');
    await run('SET LOCAL session_replication_role = replica');
    await run(`INSERT INTO users (id, email, name, role)
      SELECT 1000 + n, 'p' || n || '@many.example', 'Person ' || n, CASE WHEN n <= ${CREATORS} THEN 'creator' ELSE 'user' END
        FROM generate_series(1, ${ROWS}) n`);
    await run(
      `INSERT INTO sessions (user_id, remember) SELECT 1000 + n, true FROM generate_series(1, ${ROWS}) n`,
    );
    await run(`INSERT INTO session_tokens (token_hash, session_id, kind, expires_at)
      SELECT sha256(id::text::bytea), id, 'access', now() + interval '1 hour' FROM sessions`);
    await run(`INSERT INTO guides (id, title, description, location, price_cents, author_id, published_at, listing)
      SELECT 1000 + n, 'Guide ' || n, 'About it', point(140 + n % 1000 / 100.0, -40 + n / 1000 / 10.0), 499,
             1001 + n % ${CREATORS}, timestamptz '2026-01-01Z' + n * interval '1 minute',
             CASE WHEN n % 50 = 0 THEN 'withdrawn' ELSE 'live' END
        FROM generate_series(1, ${ROWS}) n`);
    await run(`INSERT INTO places (guide_id, title, description, location)
      SELECT 1000 + n, 'Place', 'Words', point(144, -37) FROM generate_series(1, ${ROWS}) n`);
    await run(`INSERT INTO orders (buyer_id, guide_id, kind, status, price_cents, fee_cents, provider, created_at,
                                   paid_at, refunded_at, received_cents, returned_cents)
      SELECT 1000 + n, 1000 + n, 'purchase', CASE WHEN n % 100 = 0 THEN 'refunded' ELSE 'fulfilled' END, 499, 150, 'test',
             at, at, CASE WHEN n % 100 = 0 THEN at END, 499, CASE WHEN n % 100 = 0 THEN 499 END
        FROM generate_series(1, ${ROWS}) n, LATERAL (SELECT timestamptz '2020-01-01Z' + n * interval '30 minutes' AS at) x`);
    await run(`INSERT INTO entitlements (user_id, guide_id, cause, order_id)
      SELECT buyer_id, guide_id, 'order', id FROM orders`);
    await run(`INSERT INTO ledger_entries (kind, order_id, description, happened_at)
      SELECT 'sale', id, 'A sale', paid_at FROM orders`);
    await run(`INSERT INTO ledger_postings (entry_id, line, account, creator_id, guide_id, cents)
      SELECT e.id, line, account, CASE WHEN line = 2 THEN g.author_id END, o.guide_id, cents
        FROM ledger_entries e JOIN orders o ON o.id = e.order_id JOIN guides g ON g.id = o.guide_id,
             (VALUES (0, 'provider_clearing', 499), (1, 'platform_fee', -150), (2, 'creator_payable', -349))
               AS posting (line, account, cents)`);
    await run(`INSERT INTO creator_balances SELECT creator_id, -sum(cents) FROM ledger_postings
                WHERE creator_id IS NOT NULL GROUP BY creator_id`);
    await run(`INSERT INTO notices (user_id, kind, title, body)
      SELECT 1000 + n, 'gift_received', 'A gift', 'Yours' FROM generate_series(1, ${ROWS}) n`);
    await run(`INSERT INTO pending_guides (id, author_id, title, status, image_uri, updated_at)
      SELECT 1000 + n, 1001 + n % ${CREATORS}, 'Draft ' || n, CASE WHEN n % 3 = 0 THEN 'draft' ELSE 'rejected' END,
             's3://laneway-quarantine/file ' || n, timestamptz '2026-01-01Z' + n * interval '1 minute'
        FROM generate_series(1, ${ROWS}) n`);
    await run(
      `INSERT INTO pending_places (pending_guide_id, name_number, title) SELECT id, 1, 'Place' FROM pending_guides`,
    );
    await run(`INSERT INTO content_history (pending_guide_id, actor_id, source, act)
      SELECT id, author_id, 'user_action', 'created' FROM pending_guides`);
    await run(`INSERT INTO media (bucket, key, kind, mime, size_bytes, uploader_id)
      SELECT 'laneway-quarantine', 'file ' || n, 'image', 'image/webp', 1, 1001 + n % ${CREATORS}
        FROM generate_series(1, ${ROWS}) n`);
    await run(`INSERT INTO admin_actions (acted_at, by_id, action, subject, subject_id, details)
      SELECT timestamptz '2026-01-01Z' + n * interval '1 minute', 1000 + n % 20 + 1,
             CASE WHEN n % 100 = 0 THEN 'refund_requested' ELSE 'draft_edited' END,
             CASE WHEN n % 100 = 0 THEN 'order' ELSE 'draft' END, n, '{}'
        FROM generate_series(1, ${ROWS}) n`);
    await run('COMMIT');
    await vi.waitFor(
      async () => {
        await run('VACUUM ANALYZE');
        const { rows } = await client.query(PARTLY_VISIBLE, [[...LARGE, ...ALSO_LARGE, ...DRAFTS]]);
        expect(rows).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
  } finally {
    client.release();
  }
}, 120_000);

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
};

const scansOf = (node: PlanNode): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

/** Sends the request and returns the large tables that its statements would scan. */
async function wholeScansOf(url: string, person?: Parameters<typeof get>[1]) {
  const asked = vi.spyOn(deps.db, 'query');
  try {
    const reply = await get(url, person);
    expect(reply.statusCode, url).toBe(200);
    const scans: string[] = [];
    for (const [{ name, text }, values] of asked.mock.calls as [Statement<unknown>, unknown[]][]) {
      const { rows } = await db.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      const tables = scansOf(rows[0]['QUERY PLAN'][0].Plan);
      const large = tables.filter((table) => [...LARGE, ...ALSO_LARGE, ...DRAFTS].includes(table));
      scans.push(...large.map((table) => `${name}: ${table}`));
    }
    expect(asked.mock.calls.length, url).toBeGreaterThan(0);
    return scans;
  } finally {
    asked.mockRestore();
  }
}

describe('with 20,000 rows in every table, no large table is scanned completely', () => {
  it.each([
    '/api/guides',
    '/api/guides?guide_ids=1002&guide_ids=1008&guide_ids=1007',
    '/api/guides?bbox=-39,143,-38.9,143.1',
    '/api/guides/1501',
    '/api/offline-versions?guide_ids=1501&guide_ids=1502&guide_ids=1503',
  ])('for a visitor who requests %s', async (url) => {
    expect(await wholeScansOf(url, buyer)).toEqual([]);
  });

  it.each(['/api/user', '/api/user/sessions', '/api/get_guides', '/api/notices'])(
    'for a member: %s',
    async (url) => {
      expect(await wholeScansOf(url, buyer)).toEqual([]);
    },
  );

  it.each([
    '/api/earnings/statements',
    '/api/earnings/sales',
    '/api/user/authored_guides',
    '/api/user/dashboard-guides',
    '/api/media',
    '/api/media/storage',
  ])('for a creator: %s', async (url) => {
    expect(await wholeScansOf(url, creator)).toEqual([]);
  });

  it.each([
    '/api/places?guide_id=1501',
    '/api/guides/1501/offline-pack',
    '/api/admin/orders',
    '/api/user/authored_guides',
    '/api/user/dashboard-guides',
    '/api/pending_guides/1500?include_places=true',
    '/api/pending_guides/1500/history',
    '/api/admin/pending_guides/1500/review',
    '/api/admin/reviews?status=pending',
    '/api/admin/reviews?status=pending&sort_by=pg_title',
    '/api/admin/reviews?creator_id=1100',
    '/api/admin/orders?status=refunded',
    '/api/admin/orders?status=checkout_open',
    '/api/admin/orders?guide_id=1500',
    '/api/admin/orders?buyer_id=1500',
    '/api/admin/orders?buyer_id=1500&status=fulfilled',
    '/api/admin/money/totals?from=2022-03&to=2022-04',
    '/api/admin/money/payables',
    '/api/admin/users',
    '/api/admin/users?search=person%20777',
    '/api/admin/overview',
    '/api/admin/jobs?state=failed',
    '/api/admin/actions',
    '/api/admin/actions?by_id=1007',
    '/api/admin/actions?action=refund_requested&subject=order',
    '/api/admin/actions?from=2026-01-10T00:00:00Z&until=2026-01-11T00:00:00Z',
  ])('for an admin: %s', async (url) => {
    expect(await wholeScansOf(url, admin)).toEqual([]);
  });

  it('because a complete scan is detected', async () => {
    const { rows } = await db.pool.query(
      'EXPLAIN (FORMAT JSON) SELECT sum(price_cents) FROM orders',
    );
    expect(scansOf(rows[0]['QUERY PLAN'][0].Plan)).toEqual(['orders']);
  });
});

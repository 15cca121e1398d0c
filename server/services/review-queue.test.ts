import { beforeAll, expect, it } from 'vitest';
import { createPerson } from '../src/testing/people.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { say, untilItHolds } from './measuring.ts';

const PENDING = 10_000;
/** What is finished, or was never submitted, is in the same table. */
const OTHERS = 50_000;
const REQUESTS = 100;
const MAX_P95_MS = 50;

const { db, get } = await createTestApp({ checkReply: null });
const admin = await createPerson(db, 'admin');

beforeAll(async () => {
  await db.pool.query(`INSERT INTO users (id, email, name, role)
    SELECT 1000 + n, 'c' || n || '@many.example', 'Creator ' || n * 7919 % 500, 'creator'
      FROM generate_series(1, 500) n`);
  await db.pool.query(
    `INSERT INTO pending_guides (author_id, title, description, status, created_at, submitted_at, updated_at)
     SELECT 1001 + n % 500, 'Guide ' || n * 7919 % $1, repeat('Words about a walk through the lanes. ', 200),
            CASE WHEN n > $1 THEN (ARRAY['draft', 'published', 'withdrawn'])[1 + n % 3] ELSE 'submitted' END,
            at, at, at + interval '1 hour'
       FROM generate_series(1, $1::integer + $2::integer) n,
            LATERAL (SELECT timestamptz '2026-01-01Z' + n * interval '7 minutes' AS at) x`,
    [PENDING, OTHERS],
  );
  await db.pool.query(`INSERT INTO pending_places (pending_guide_id, title)
    SELECT id, 'Place' FROM pending_guides, generate_series(1, 7) WHERE status = 'submitted'`);
  await db.pool.query('ANALYZE');
}, 300_000);

async function p95Of(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const begun = performance.now();
    const reply = await get(url, admin);
    times.push(performance.now() - begun);
    expect(reply.statusCode).toBe(200);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(REQUESTS * 0.95)] ?? Number.NaN;
}

it.each([
  ['the first page', ''],
  ['what is pending', '?status=pending'],
  ['by title', '?sort_by=pg_title&sort_order=asc'],
  ['by creation', '?sort_by=pg_created'],
  ['by author', '?sort_by=pg_author&sort_order=asc'],
  ['by status', '?sort_by=pg_status'],
  ['of one creator', '?creator_id=1100'],
  ['a search', '?search=guide%2077'],
  ['a few days', '?date_from=2026-01-10&date_to=2026-01-12'],
  ['page 250', '?page=250'],
])(
  `with ${PENDING} guides to review, %s comes within ${MAX_P95_MS} ms`,
  async (name, query) => {
    const p95 = await untilItHolds(
      () => p95Of(`/api/admin/reviews${query}`),
      (figure) => figure < MAX_P95_MS,
    );
    say(`review queue, ${name}: p95 ${p95.toFixed(1)} ms`);
    expect(p95).toBeLessThan(MAX_P95_MS);
  },
  120_000,
);

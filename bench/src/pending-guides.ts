import pg from 'pg';

/** Above the ids of the demo and of guides that people create. */
const FIRST_ID = 1_000_000;
const CREATORS = 500;
/** Finished guides and drafts that were never submitted are in the same table. */
const PER_SUBMITTED = 5;

export type PendingGuides = { readonly remove: () => Promise<void> };

/** Adds this many submitted guides of 500 creators, with places, among five times as many others. */
export async function addPendingGuides(
  connection: pg.ClientConfig,
  submitted: number,
): Promise<PendingGuides> {
  await run(connection, [
    [
      `INSERT INTO users (id, email, name, role)
       SELECT $1 + n, 'c' || n || '@many.example', 'Creator ' || n * 7919 % $2, 'creator'
         FROM generate_series(1, $2::integer) n`,
      [FIRST_ID, CREATORS],
    ],
    [
      `INSERT INTO pending_guides (author_id, title, description, status, created_at, submitted_at, updated_at)
       SELECT $1 + 1 + n % $2, 'Guide ' || n * 7919 % $3, repeat('Words about a walk through the lanes. ', 200),
              CASE WHEN n > $3 THEN (ARRAY['draft', 'published', 'withdrawn'])[1 + n % 3] ELSE 'submitted' END,
              at, at, at + interval '1 hour'
         FROM generate_series(1, $3::integer * (1 + $4::integer)) n,
              LATERAL (SELECT timestamptz '2026-01-01Z' + n * interval '7 minutes' AS at) x`,
      [FIRST_ID, CREATORS, submitted, PER_SUBMITTED],
    ],
    [
      `INSERT INTO pending_places (pending_guide_id, name_number, title)
       SELECT id, n, 'Place' FROM pending_guides, generate_series(1, 7) n
        WHERE status = 'submitted' AND author_id > $1`,
      [FIRST_ID],
    ],
    ['ANALYZE', []],
  ]);
  return {
    remove: () =>
      run(connection, [
        [
          `DELETE FROM pending_places WHERE pending_guide_id IN
             (SELECT id FROM pending_guides WHERE author_id > $1)`,
          [FIRST_ID],
        ],
        ['DELETE FROM pending_guides WHERE author_id > $1', [FIRST_ID]],
        ['DELETE FROM users WHERE id > $1', [FIRST_ID]],
        ['VACUUM ANALYZE', []],
      ]),
  };
}

type Step = readonly [sql: string, values: readonly unknown[]];

async function run(connection: pg.ClientConfig, steps: readonly Step[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const [sql, values] of steps) await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

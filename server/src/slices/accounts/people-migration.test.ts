import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { prepareEmptyDatabases } from '../../testing/empty-database.ts';
import { canonicalEmail } from './public/canonical-email.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const databases = await prepareEmptyDatabases();
const before = await mkdtemp(path.join(tmpdir(), 'laneway-migrations-'));
afterAll(() => rm(before, { recursive: true }));

const OLD = (await readdir(MIGRATIONS)).filter((name) => name < '0040');
for (const name of OLD) await cp(path.join(MIGRATIONS, name), path.join(before, name));

/** Emails as they could be stored before, each of a different mailbox. */
const STORED = [
  'ann@people.example',
  'bob@ｐｅｏｐｌｅ.example',
  'ｃai@people.example',
  '<dan@people.example>',
  'eve<eve@people.example>',
  'fay@people。example',
  'gus@bücher.example',
  'hal@ドメイン.テスト',
  'ida@xn--bcher-kva.example',
  'jan@straße.example',
  'kim@münchen-süd.bücher.example',
];
const NOT_AN_EMAIL = '"lou"@people.example';
const COLLIDING = [
  'zoe@people.example',
  'zoe@peｏple.example',
  '<zed@people.example>',
  'zed@peｏple.example',
];

let pool: Pool;
beforeAll(async () => {
  pool = await databases.create();
  await migrate(pool, { folder: before });
  const emails = [...STORED, NOT_AN_EMAIL, ...COLLIDING];
  await pool.query(
    `INSERT INTO users (id, email, name, email_verified_at)
     SELECT n, email, 'Ann', CASE WHEN n > 1 THEN now() END FROM unnest($1::text[]) WITH ORDINALITY AS e (email, n)`,
    [emails],
  );
  await pool.query(`
    INSERT INTO guides (id, title, description, price_cents, author_id, rating_sum, rating_count)
      VALUES (1, 'Lanes', 'Lanes', 0, 11, 6, 2);
    INSERT INTO guide_reviews (guide_id, user_id, rating, words, moderation) VALUES
      (1, 1, 1, 'Awful', 'shown'), (1, 2, 5, NULL, 'shown');
  `);
  await migrate(pool);
});

const stored = async () =>
  (await pool.query<{ email: string }>('SELECT email FROM users ORDER BY id')).rows.map(
    ({ email }) => email,
  );

describe('accounts from before emails had one form', () => {
  it('get the canonical form of their email', async () => {
    const bare = STORED.map((email) => /<(.*)>/.exec(email)?.[1] ?? email);
    expect((await stored()).slice(0, STORED.length)).toEqual(bare.map(canonicalEmail));
  });

  it('stay as they are if two would become one, or there is no canonical form', async () => {
    expect((await stored()).slice(STORED.length)).toEqual([NOT_AN_EMAIL, ...COLLIDING]);
  });
});

describe('ratings from before a confirmed email was needed', () => {
  it('are held for an admin if there is none, and no longer count', async () => {
    const guide = await pool.query('SELECT rating_sum, rating_count FROM guides');
    expect(guide.rows).toEqual([{ rating_sum: 5, rating_count: 1 }]);
    const reviews = await pool.query(
      'SELECT user_id, stars_held, is_open FROM guide_reviews ORDER BY id',
    );
    expect(reviews.rows).toEqual([
      { user_id: 1, stars_held: true, is_open: true },
      { user_id: 2, stars_held: false, is_open: false },
    ]);
  });
});

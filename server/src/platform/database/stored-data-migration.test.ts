import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { prepareEmptyDatabases } from '../../testing/empty-database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const databases = await prepareEmptyDatabases();
const before = await mkdtemp(path.join(tmpdir(), 'laneway-migrations-'));
afterAll(() => rm(before, { recursive: true }));

const OLD = (await readdir(MIGRATIONS)).filter((name) => name < '0011');
for (const name of OLD) await cp(path.join(MIGRATIONS, name), path.join(before, name));

it('marks proven emails as verified, keeps gifts that wait for one, and starts guides at their first place', async () => {
  const pool = await databases.create();
  await migrate(pool, { folder: before });
  await pool.query(`
    INSERT INTO users (id, email, name, password_hash) VALUES
      (1, 'signed-up@people.example', 'Signed up', 'x'),
      (2, 'has-reset@people.example', 'Has reset', 'x'),
      (3, 'asked-only@people.example', 'Asked for a reset', 'x'),
      (4, 'activated@people.example', 'Activated long ago', 'x'),
      (5, 'invited@people.example', 'Invited', NULL),
      (6, 'visitor@laneway.example', 'Of the demo', 'x');
    INSERT INTO installation_facts (name) VALUES ('demo content');
    INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES
      ('a', 2, 'password_reset', now(), now()), ('b', 3, 'password_reset', now(), NULL);
    INSERT INTO guides (id, title, description, summary, price_cents, author_id)
      VALUES (1, 'Lanes', 'Lanes', 'Lanes', 499, 1);
    INSERT INTO places (id, guide_id, position, title, description, location, listing) VALUES
      (1, 1, 0, 'Withdrawn', '', '(144.1,-37.1)', 'withdrawn'), (2, 1, 2, 'Second', '', '(144.3,-37.3)', 'live'),
      (3, 1, 1, 'First', '', '(144.2,-37.2)', 'live');
    INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider) VALUES
      ('00000000-0000-4000-8000-000000000001', 1, 1, 'gift', 'fulfilled', 499, 150, 'test'),
      ('00000000-0000-4000-8000-000000000002', 1, 1, 'gift', 'fulfilled', 499, 150, 'test');
    INSERT INTO gifts (order_id, giver_id, guide_id, friend_email, friend_id, status, granted_at, claimed_at) VALUES
      ('00000000-0000-4000-8000-000000000001', 1, 1, 'activated@people.example', 4, 'claimed', now(), now()),
      ('00000000-0000-4000-8000-000000000002', 1, 1, 'invited@people.example', 5, 'awaiting_activation', now(), NULL);
    INSERT INTO entitlements (user_id, guide_id, cause, order_id) VALUES
      (4, 1, 'gift', '00000000-0000-4000-8000-000000000001'),
      (5, 1, 'gift', '00000000-0000-4000-8000-000000000002');
  `);
  await migrate(pool);
  const proven = await pool.query<{ id: number }>(
    'SELECT id FROM users WHERE email_verified_at IS NOT NULL ORDER BY id',
  );
  expect(proven.rows.map(({ id }) => id)).toEqual([2, 4, 6]);
  const owners = await pool.query<{ user_id: number }>('SELECT user_id FROM entitlements');
  expect(owners.rows).toEqual([{ user_id: 4 }]);
  const guides = await pool.query('SELECT location FROM guides');
  expect(guides.rows).toEqual([{ location: { x: 144.2, y: -37.2 } }]);
  const waiting = await pool.query(
    `SELECT friend_id, granted_at FROM gifts WHERE status = 'awaiting_activation'`,
  );
  expect(waiting.rows).toEqual([{ friend_id: null, granted_at: null }]);
});

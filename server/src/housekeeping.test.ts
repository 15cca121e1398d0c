import { describe, expect, it } from 'vitest';
import { createMailbox } from './adapters/mailer-mailbox.ts';
import { FIRST_ATTEMPT, jobsOf } from './testing/jobs.ts';
import { createPerson } from './testing/people.ts';
import { createTestApp } from './testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const person = await createPerson(db);

const countOf = async (table: string) =>
  (await db.pool.query(`SELECT count(*)::integer AS n FROM ${table}`)).rows[0].n;

describe('the hourly clean-up', () => {
  it('removes expired rows and keeps the rest', async () => {
    const { rows } = await db.pool.query(
      `INSERT INTO sessions (user_id, remember, created_at)
       VALUES ($1, true, now() - interval '3 hours'), ($1, true, now()) RETURNING id`,
      [person.id],
    );
    await db.pool.query(
      `INSERT INTO session_tokens (token_hash, session_id, kind, expires_at)
       VALUES ('\\x01', $1, 'access', now() - interval '2 hours'),
              ('\\x02', $1, 'refresh', now() - interval '61 minutes')`,
      [rows[0].id],
    );
    await db.pool.query(
      `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at)
       VALUES ('\\x01', $1, 'password_reset', now() - interval '31 days'),
              ('\\x02', $1, 'password_reset', now() - interval '29 days')`,
      [person.id],
    );
    await db.pool.query(
      `INSERT INTO known_devices (user_id, device_hash, last_used_at)
       VALUES ($1, '\\x01', now() - interval '366 days'), ($1, '\\x02', now() - interval '364 days')`,
      [person.id],
    );
    await db.pool.query(
      `INSERT INTO idempotent_replies (user_id, key, call, request, created_at)
       VALUES ($1, 'long-gone', 'purchase', '', now() - interval '3 days'),
              ($1, 'yesterday', 'purchase', '', now() - interval '1 day')`,
      [person.id],
    );
    await jobsOf(app, createMailbox()).remove_leftovers?.({}, FIRST_ATTEMPT);
    // The person's own session and the one being created stay.
    expect(await countOf('sessions')).toBe(2);
    expect(await countOf('session_tokens')).toBe(1);
    expect(await countOf('one_time_tokens')).toBe(1);
    expect(await countOf('idempotent_replies')).toBe(1);
    expect(await countOf('known_devices')).toBe(1);
  });

  it('keeps the newest 2,000 replies of a person who sends more keys than that', async () => {
    const [busy, other] = [await createPerson(db), await createPerson(db)];
    await db.pool.query(
      `INSERT INTO idempotent_replies (user_id, key, call, request, status, created_at)
       SELECT $1::integer, 'busy key ' || n, 'sendMessage', ''::bytea, 201, now() - n * interval '1 second' FROM generate_series(1, 2100) n
       UNION ALL SELECT $2::integer, 'quiet key', 'sendMessage', '', 201, now() - interval '40 hours'`,
      [busy.id, other.id],
    );
    await jobsOf(app, createMailbox()).remove_leftovers?.({}, FIRST_ATTEMPT);
    const { rows } = await db.pool.query(
      `SELECT user_id, count(*)::integer, bool_or(key = 'busy key 2001') AS has_older
         FROM idempotent_replies WHERE user_id = ANY ($1) GROUP BY user_id ORDER BY user_id`,
      [[busy.id, other.id]],
    );
    expect(rows).toEqual([
      { user_id: busy.id, count: 2_000, has_older: false },
      { user_id: other.id, count: 1, has_older: false },
    ]);
  });

  it('removes failed jobs that were added again since, and no others', async () => {
    const { pool } = db;
    await pool.query('DELETE FROM graphile_worker._private_jobs');
    for (const task of ['sweep_orders', 'refund_order']) {
      for (const age of ['old', 'fresh', 'waiting']) {
        await pool.query(`SELECT graphile_worker.add_job($1, job_key := $2)`, [
          task,
          `${age} ${task}`,
        ]);
      }
    }
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = CASE WHEN key LIKE 'waiting%' THEN 0 ELSE max_attempts END,
              updated_at = CASE WHEN key LIKE 'fresh%' THEN now() ELSE now() - interval '25 hours' END`,
    );
    await jobsOf(app, createMailbox()).remove_leftovers?.({}, FIRST_ATTEMPT);
    const { rows } = await pool.query('SELECT key FROM graphile_worker.jobs ORDER BY id');
    expect(rows.map(({ key }) => key)).toEqual([
      'fresh sweep_orders',
      'waiting sweep_orders',
      'old refund_order',
      'fresh refund_order',
      'waiting refund_order',
    ]);
  });
});

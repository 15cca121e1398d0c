import { CONTENT_STATUSES, type ContentStatus } from '@laneway/domain/statuses';
import { decide } from '@laneway/domain/workflow/decide';
import type { StatusCallName } from '@laneway/domain/workflow/targets';
import { beforeEach, describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator', 'Isla');
const admin = await createPerson(db, 'admin', 'Maeve');
const other = await createPerson(db, 'admin', 'Noor');

// These tests make requests faster than the rate limits allow, so the counters are reset.
beforeEach(async () => void (await db.pool.query('DELETE FROM rate_counters')));

const rowOf = async (id: number) =>
  (await db.pool.query('SELECT * FROM pending_guides WHERE id = $1', [id])).rows[0];
const jobsFor = async (id: number) =>
  (await db.pool.query('SELECT key FROM graphile_worker.jobs WHERE key = $1', [`transfer ${id}`]))
    .rows.length;
const emailOf = async ({ id }: TestPerson) =>
  (await db.pool.query('SELECT email::text FROM users WHERE id = $1', [id])).rows[0].email;

describe('every verdict', () => {
  const CALLS: Readonly<Record<string, StatusCallName>> = {
    approve: 'approveGuide',
    reject: 'rejectGuide',
    request_revision: 'requestRevision',
  };
  const TARGET: Readonly<Record<string, ContentStatus>> = {
    approve: 'approved',
    reject: 'rejected',
    request_revision: 'needs_revision',
  };

  it('is refused to visitors, users and creators, and for guides that do not exist', async () => {
    const id = await as(creator).submitted();
    for (const call of Object.keys(CALLS)) {
      const url = `/api/admin/pending_guides/${id}/${call}`;
      const visitor = await app.send({ method: 'POST', url });
      expect(visitor.statusCode).toBe(401);
      for (const person of [creator, await createPerson(db)]) {
        const reply = await as(person).post(url);
        expect([reply.statusCode, reply.json().detail]).toEqual([
          403,
          'Access denied: Requires admin role or higher',
        ]);
      }
      const missing = await as(admin).post(`/api/admin/pending_guides/999999/${call}`);
      expect([missing.statusCode, missing.json().detail]).toEqual([404, 'Guide not found']);
      expect((await as(admin).post(`/api/admin/pending_guides/x/${call}`)).statusCode).toBe(422);
    }
    expect((await rowOf(id)).status).toBe('submitted');
  });

  it.each([
    { comment: 7 },
    { comment: 'x'.repeat(5_001) },
    { pg_version: 'two' },
    { pg_version: -1 },
    [],
    'text',
  ])('refuses the body %j', async (body) => {
    const id = await as(creator).submitted();
    const reply = await app.send({
      method: 'POST',
      url: `/api/admin/pending_guides/${id}/reject`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      cookies: admin.cookies,
      payload: JSON.stringify(body),
    });
    expect(reply.statusCode).toBe(422);
    expect((await rowOf(id)).status).toBe('submitted');
  });

  it('on an older version is refused, with the present guide', async () => {
    const id = await as(creator).submitted();
    const reply = await as(admin).approve(id, { pg_version: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'stale_version', current: { pg_version: 2 } });
  });

  it('matches the domain’s decision, for every status, target, role and owner', async () => {
    const people = { admin, author: creator, stranger: await createPerson(db, 'creator') };
    for (const status of CONTENT_STATUSES) {
      for (const call of [...Object.keys(CALLS), ...CONTENT_STATUSES]) {
        const target = TARGET[call];
        for (const [who, person] of Object.entries(people)) {
          if (target !== undefined && who !== 'admin') continue;
          const id = await as(creator).draft();
          await db.pool.query(
            `INSERT INTO pending_places (pending_guide_id, title, location)
             VALUES ($1, 'Princes Bridge', point(144.9, -37.8))`,
            [id],
          );
          await db.pool.query('UPDATE pending_guides SET status = $2 WHERE id = $1', [id, status]);
          const asked = { askedBy: CALLS[call] ?? 'changeStatus', comment: 'Because' } as const;
          const parts = { title: 'a', description: 'b', image: 'c' };
          const guide = {
            parts,
            places: [{ nameNumber: 1, title: 'Princes Bridge', isPinned: true }],
          };
          const revision = { ...guide, status, authorId: creator.id, anotherDraftOpen: false };
          const expected = decide(person, revision, target ?? call, asked);
          const reply =
            target === undefined
              ? await as(person).change(id, call, { comment: 'Because' })
              : await as(person).post(`/api/admin/pending_guides/${id}/${call}`, {
                  comment: 'Because',
                });
          const label = `${who}: ${status} → ${call}`;
          const isOtherCall =
            who === 'admin' && ['approved', 'rejected', 'needs_revision'].includes(call);
          if (isOtherCall) expect(reply.statusCode, label).toBe(422);
          else if (expected.ok) expect(reply.statusCode, label).toBe(200);
          else expect(reply.json().detail, label).toBe(expected.error.detail);
          // Only the transfer publishes.
          const isMove = expected.ok && !isOtherCall && (target ?? call) !== 'published';
          const becomes = isMove ? (target ?? call) : status;
          expect((await rowOf(id)).status, label).toBe(becomes);
        }
      }
    }
  }, 120_000);

  it('succeeds once when a hundred reviewers and the author decide at once', async () => {
    const admins = await Promise.all(
      Array.from({ length: 5 }, () => createPerson(db, 'admin', 'Ren')),
    );
    const id = await as(creator).submitted();
    const decide100 = Array.from({ length: 100 }, (_, n) => {
      const person = as(admins[n % admins.length] ?? admin);
      const body = { comment: `n${n}`, pg_version: 2 };
      if (n % 10 === 9) return as(creator).change(id, 'withdrawn', { pg_version: 2 });
      return n % 2 === 0 ? person.reject(id, body) : person.requestRevision(id, body);
    });
    const replies = await Promise.all(decide100);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const moves = await db.pool.query(
      `SELECT FROM content_history WHERE pending_guide_id = $1 AND from_status = 'submitted'`,
      [id],
    );
    expect(moves.rowCount).toBe(1);
    expect((await rowOf(id)).version).toBe(3);
  });

  it('loses no edit when editors and reviewers change one guide at once', async () => {
    const id = await as(creator).draft();
    for (let round = 1; round <= 8; round += 1) {
      const { pg_version, pg_pending_status } = await as(creator).guide(id);
      const racers = Array.from({ length: 12 }, (_, n) => {
        const title = `Round ${round}, racer ${n}`;
        const edit = { pg_title: title, pg_version };
        if (n % 3 === 0 && pg_pending_status === 'submitted')
          return as(n % 2 === 0 ? admin : other).requestRevision(id, { pg_version });
        if (n % 3 === 1) return as(creator).change(id, 'submitted', { pg_version });
        return as(n % 2 === 0 ? admin : creator).send('PUT', `/api/pending_guides/${id}`, edit);
      });
      const replies = await Promise.all(racers);
      const won = replies.filter(({ statusCode }) => statusCode === 200);
      expect(won.length, `round ${round}`).toBeGreaterThan(0);
      const after = await as(creator).guide(id);
      // The successful requests describe the current state; requesting the current status changes nothing.
      const moved = won.filter((reply) => reply.json().pg_version > pg_version);
      expect(moved).toHaveLength(1);
      expect(after.pg_version).toBe(pg_version + 1);
      expect(moved[0]?.json().pg_title).toBe(after.pg_title);
      if (after.pg_pending_status === 'submitted' && round % 2 === 0)
        await as(admin).requestRevision(id);
    }
  });

  it('sent twice with one key has its effect once', async () => {
    const id = await as(creator).submitted();
    const key = { 'idempotency-key': 'verdict-once-1' };
    const url = `/api/admin/pending_guides/${id}/approve`;
    const first = await as(admin).send('POST', url, {}, key);
    const again = await as(admin).send('POST', url, {}, key);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await jobsFor(id)).toBe(1);
  });

  it('emails each person once', async () => {
    const author = await createPerson(db, 'creator');
    const id = await as(author).submitted();
    await as(admin).requestRevision(id, { comment: 'Once' });
    await as(admin).requestRevision(id, { comment: 'Once more, to no effect' });
    const mails = await mailsTo(app, await emailOf(author));
    expect(mails.map(({ subject }) => subject)).toEqual([
      '“The Upside-Down River” is in review',
      '“The Upside-Down River” needs a few changes',
    ]);
    expect(mails[1]?.links).toEqual([
      `http://localhost:3000/?dashboard=guides&guide=pending-${id}`,
    ]);
  });
});

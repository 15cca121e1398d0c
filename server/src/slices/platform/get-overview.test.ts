import type { Overview } from '@laneway/contract/platform';
import { monthOf } from '@laneway/domain/calendar';
import { describe, expect, it } from 'vitest';
import { addJob } from '../../platform/jobs/jobs.ts';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');
const query = (sql: string, ...values: unknown[]) => db.pool.query(sql, values);

const overview = async () => (await app.get('/api/admin/overview', admin)).json<Overview>();

describe('GET /api/admin/overview', () => {
  it('is all zeroes in a new installation', async () => {
    const month = monthOf(new Date().toISOString());
    expect(await overview()).toEqual({
      version: '0.0.0+test',
      users: { total: 1, creators: 0, admins: 1 },
      guides: { live: 0, withdrawn: 0, places: 0 },
      review: {
        submitted: 0,
        transferring: 0,
        transfer_failed: 0,
        failed_transfers: [],
        guide_reviews: 0,
        creator_requests: 0,
      },
      messages_to_answer: 0,
      sales: { orders_30_days: 0, gross_30_days: 0 },
      searches: { today: 0, days_30: 0 },
      ledger: {
        month,
        sales: 0,
        refunds: 0,
        royalties: 0,
        fees: 0,
        owed_to_creators: 0,
        reconciled: true,
      },
      jobs: { waiting: 0, running: 0, failed: 0 },
      storage_bytes: 0,
    });
  });

  it('counts accounts that aren’t deleted', async () => {
    const before = (await overview()).users;
    await createPerson(db, 'creator');
    await createPerson(db);
    const gone = await createPerson(db, 'admin');
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', gone.id);
    expect((await overview()).users).toEqual({
      total: before.total + 2,
      creators: before.creators + 1,
      admins: before.admins,
    });
  });

  it('counts guides by their listing, and the places of live ones', async () => {
    const { id: authorId } = await createPerson(db, 'creator');
    await createGuide(db, { authorId });
    await createGuide(db, { authorId });
    await createGuide(db, { authorId, listing: 'withdrawn' });
    expect((await overview()).guides).toEqual({ live: 2, withdrawn: 1, places: 4 });
  });

  it('counts guides that wait for a verdict, and names those that couldn’t be published', async () => {
    const creator = workAs(app, await createPerson(db, 'creator'));
    await creator.submitted();
    const transferring = await creator.submitted();
    const failed = await creator.submitted({ ...COMPLETE, pg_title: 'City of Trams' });
    const deleted = await creator.submitted();
    await creator.draft();
    await query('UPDATE pending_guides SET deleted_at = now() WHERE id = $1', deleted);
    await query(
      `UPDATE pending_guides SET status = 'approved', transfer_state = 'transferring' WHERE id = $1`,
      transferring,
    );
    await query(
      `UPDATE pending_guides SET status = 'approved', transfer_state = 'failed', transfer_failure = 'No copy' WHERE id = $1`,
      failed,
    );
    expect((await overview()).review).toEqual({
      submitted: 1,
      transferring: 1,
      transfer_failed: 1,
      failed_transfers: [{ pg_id: failed, pg_title: 'City of Trams', failure: 'No copy' }],
      guide_reviews: 0,
      creator_requests: 0,
    });
  });

  it('names a limited number of failed transfers', async () => {
    const creator = workAs(app, await createPerson(db, 'creator'));
    for (let n = 0; n < 3; n += 1) await creator.submitted();
    await query(
      `UPDATE pending_guides SET status = 'approved', transfer_state = 'failed' WHERE deleted_at IS NULL`,
    );
    const { failed_transfers, transfer_failed } = (await overview()).review;
    expect(transfer_failed).toBeGreaterThan(5);
    expect(failed_transfers).toHaveLength(5);
  });

  it('adds up what was sold in the last 30 days, and the ledger of this month', async () => {
    const { id: authorId } = await createPerson(db, 'creator');
    const guide = await createGuide(db, { authorId, priceCents: 999 });
    await buyAndPay(app, guide, await createPerson(db));
    const refunded = await buyAndPay(app, guide, await createPerson(db));
    const old = await buyAndPay(app, guide, await createPerson(db));
    await app.send({
      method: 'POST',
      url: `/api/admin/orders/${refunded}/refund`,
      cookies: admin.cookies,
      payload: { reason: 'Asked for' },
    });
    await query(`UPDATE orders SET paid_at = now() - interval '31 days' WHERE id = $1`, old);
    const { sales, ledger } = await overview();
    expect(sales).toEqual({ orders_30_days: 2, gross_30_days: 19.98 });
    expect(ledger).toMatchObject({ sales: 29.97, refunds: 9.99 });
    expect(ledger.royalties + ledger.fees).toBeCloseTo(19.98, 6);
    expect(ledger.owed_to_creators).toBe(ledger.royalties);
    // The old order is missing from this month's orders, because 31 days ago is always in an earlier month.
    expect(ledger.reconciled).toBe(false);
  });

  it('counts jobs by state, reviews to decide on, and all stored bytes', async () => {
    await db.pool.query('DELETE FROM graphile_worker._private_jobs');
    for (const mailId of [1, 2, 3, 4]) {
      await db.transaction((tx) => addJob(tx, 'send_mail', { mailId }));
    }
    await query(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'x'
                  WHERE id = (SELECT min(id) FROM graphile_worker.jobs)`);
    await query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts
                  WHERE id = (SELECT max(id) FROM graphile_worker.jobs)`);
    const guide = await createGuide(db, { authorId: admin.id });
    const reader = await createPerson(db);
    await query(
      `INSERT INTO guide_reviews (guide_id, user_id, rating, moderation, open_reports)
       VALUES ($1, $2, 5, 'waiting', 0), ($1, $3, 5, 'shown', 0), ($1, $4, 5, 'shown', 1)`,
      guide,
      reader.id,
      admin.id,
      (await createPerson(db)).id,
    );
    await query(`INSERT INTO media (bucket, key, kind, mime, size_bytes, stored_bytes)
                 VALUES ('a', 'a', 'image', 'image/webp', 10, 25), ('b', 'b', 'audio', 'audio/mpeg', 5, 5)`);
    await query(
      `INSERT INTO messages (sender_id, content, handled_at) VALUES ($1, 'x', NULL), ($1, 'x', now())`,
      reader.id,
    );
    await query(
      `INSERT INTO support_messages (email, content, created_at) VALUES ('bo@people.example', 'x', now())`,
    );
    const { jobs, review, messages_to_answer, storage_bytes } = await overview();
    expect(jobs).toEqual({ waiting: 2, running: 1, failed: 1 });
    expect(review.guide_reviews).toBe(2);
    expect(messages_to_answer).toBe(2);
    expect(storage_bytes).toBe(30);
  });
});

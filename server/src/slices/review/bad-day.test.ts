import { describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { actAtCheckout, buy, owns } from '../../testing/buying.ts';
import { jobsOf, mailsTo, runJobs } from '../../testing/jobs.ts';
import { findBreaches } from '../../testing/money-breaches.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { findWorkflowBreaches } from '../../testing/workflow-breaches.ts';

/** The order of concurrent requests is up to the machine, so the scenario is repeated. */
const DAYS = 8;

const app = await createTestApp();
const { db, deps } = app;
const isla = await createPerson(db, 'creator', 'Isla');
const [maeve, noor] = [
  await createPerson(db, 'admin', 'Maeve'),
  await createPerson(db, 'admin', 'Noor'),
];
const as = (person: TestPerson) => workAs(app, person);
const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;
const statusOf = async (id: number) =>
  (await query('SELECT status FROM pending_guides WHERE id = $1', id))[0]?.status;
const transfer = (id: number) =>
  jobsOf(app, deps.mailer).transfer_guide?.({ pendingGuideId: id }, { isLastAttempt: false });
const newsOfListing = async (person: TestPerson, guideId: number) =>
  (
    await query(
      `SELECT title FROM notices WHERE user_id = $1 AND guide_id = $2 AND title LIKE '% sale' ORDER BY id`,
      person.id,
      guideId,
    )
  ).map(({ title }) => title);

/** A guide with two places, on sale for 4.99. */
async function onSale(): Promise<number> {
  const image = await uploadFor(app, isla);
  const id = await as(isla).draft({ ...COMPLETE, pg_image: image, pg_price: 4.99 });
  await as(isla).addPlace(id, { pp_title: 'Princes Bridge', pp_location: '-37.8,144.9' });
  await as(isla).addPlace(id, { pp_title: 'Banana Alley', pp_location: '-37.9,145' });
  await as(isla).change(id, 'submitted');
  await as(maeve).approve(id);
  await transfer(id);
  const [{ original_guide_id: guideId }] = (await query(
    'SELECT original_guide_id FROM pending_guides WHERE id = $1',
    id,
  )) as [{ original_guide_id: number }];
  return guideId;
}

/** Submits a revision with a higher price, another title, one place removed and one added. */
async function revised(guideId: number): Promise<number> {
  const id = await as(isla).draft({ source_published_guide_id: guideId });
  const { pending_places: places = [] } = await as(isla).guide(id);
  await as(isla).send('PUT', `/api/pending_guides/${id}`, {
    pg_title: 'The river, retold',
    pg_price: 7.99,
  });
  await as(isla).send('DELETE', `/api/pending_places/${places[1]?.pp_id}`);
  await as(isla).addPlace(id, { pp_title: 'Enterprize Park', pp_location: '-37.82,144.95' });
  await as(isla).change(id, 'submitted');
  return id;
}

const liveVersion = async (guideId: number, person: TestPerson) => {
  const guide = (await app.get(`/api/guides/${guideId}`, person)).json();
  const { places } = (await app.get(`/api/places?guide_id=${guideId}`, person)).json();
  return {
    title: guide.g_title,
    places: places.map(({ p_title }: { p_title: string }) => p_title),
  };
};
const BEFORE = { title: COMPLETE.pg_title, places: ['Princes Bridge', 'Banana Alley'] };
const AFTER = { title: 'The river, retold', places: ['Princes Bridge', 'Enterprize Park'] };

describe('two admins, a creator and buyers who all act at once', () => {
  it.each(Array.from({ length: DAYS }, (_, day) => day + 1))(
    'keep the data consistent on day %i',
    async () => {
      await query('DELETE FROM rate_counters');
      const [sam, kim] = [await createPerson(db), await createPerson(db)];
      const guideId = await onSale();
      const revision = await revised(guideId);
      const { order_id: samsOrder } = (await buy(app, guideId, sam)).json<{ order_id: string }>();

      // At the same time, two reviewers decide, the creator takes it back, and a buyer pays the price shown before.
      const [approval, request, retreat, payment] = await Promise.all([
        as(maeve).approve(revision),
        as(noor).requestRevision(revision, { comment: 'Banana Alley is missed.' }),
        as(isla).change(revision, 'draft'),
        actAtCheckout(app, samsOrder, 'pay'),
      ]);
      const decisions = [approval, request, retreat].map(({ statusCode }) => statusCode);
      expect(decisions.toSorted()).toEqual([200, 409, 409]);
      expect(payment.statusCode).toBe(200);
      expect(await owns(app, sam.id, guideId)).toBe(true);
      expect(await liveVersion(guideId, sam)).toEqual(BEFORE);

      // Whichever request won, the revision ends up approved by one of the two.
      if ((await statusOf(revision)) !== 'approved') {
        expect((await as(isla).change(revision, 'submitted')).statusCode).toBe(200);
        const again = await Promise.all([as(maeve).approve(revision), as(noor).approve(revision)]);
        expect(again.map(({ statusCode }) => statusCode)).toContain(200);
      }
      const { order_id: kimsOrder } = (await buy(app, guideId, kim)).json<{ order_id: string }>();

      // During the transfer, which two workers run at once: an edit, a removal, and a payment.
      const [edit, removal] = await Promise.all([
        as(isla).send('PUT', `/api/pending_guides/${revision}`, { pg_title: 'Too late' }),
        as(noor).post(`/api/guides/${guideId}/withdraw`, { comment: 'A complaint came in.' }),
        actAtCheckout(app, kimsOrder, 'pay'),
        transfer(revision),
        transfer(revision),
      ]);
      await transfer(revision);
      expect(edit.statusCode).toBe(409);
      expect(removal.statusCode).toBe(200);
      expect(await statusOf(revision)).toBe('published');

      // It is off sale for everyone, but people who paid still have the complete new version.
      const newcomer = await createPerson(db);
      expect((await app.get(`/api/guides/${guideId}`, newcomer)).statusCode).toBe(404);
      expect((await buy(app, guideId, newcomer)).statusCode).not.toBe(200);
      expect(await liveVersion(guideId, sam)).toEqual(AFTER);
      expect(await owns(app, kim.id, guideId)).toBe(true);
      expect(await liveVersion(guideId, kim)).toEqual(AFTER);

      // Its creator can't republish what an admin withdrew; of two admins who try, one succeeds.
      const put = (person: TestPerson) => as(person).post(`/api/guides/${guideId}/republish`);
      expect((await put(isla)).statusCode).toBe(403);
      await Promise.all([put(maeve), put(noor)]);
      expect((await app.get(`/api/guides/${guideId}`, newcomer)).statusCode).toBe(200);

      await runJobs(app);
      expect(await newsOfListing(isla, guideId)).toEqual([
        // The title is the old or the new one, depending on which request was first.
        expect.stringMatching(/^We took “.+” off sale$/),
        `“${AFTER.title}” is back on sale`,
      ]);
      expect(await findWorkflowBreaches(db)).toEqual({});
      expect(await findBreaches(db.pool, [guideId])).toEqual([]);
      const amounts = await query(
        'SELECT price_cents FROM orders WHERE guide_id = $1 AND status = $2 ORDER BY created_at',
        guideId,
        'fulfilled',
      );
      expect(amounts.map(({ price_cents }) => price_cents)).toEqual([499, 499]);
    },
  );

  it('get each email once', async () => {
    const [{ email }] = (await query('SELECT email FROM users WHERE id = $1', isla.id)) as [
      { email: string },
    ];
    const removals = (await mailsTo(app, email)).filter(({ subject }) =>
      subject.startsWith('We took'),
    );
    expect(removals).toHaveLength(DAYS);
  });
});

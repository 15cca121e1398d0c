import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlobStore } from '../../ports/blob-store.ts';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { findWorkflowBreaches } from '../../testing/workflow-breaches.ts';

const app = await createTestApp();
const { db, deps } = app;
const creator = await createPerson(db, 'creator', 'Isla');
const people = {
  creator: workAs(app, creator),
  stranger: workAs(app, await createPerson(db, 'creator', 'Eve')),
  maeve: workAs(app, await createPerson(db, 'admin', 'Maeve')),
  noor: workAs(app, await createPerson(db, 'admin', 'Noor')),
};
type Who = keyof typeof people;
const query = async (sql: string) => (await db.pool.query(sql)).rows;
/** Mostly picks one of the latest, so that some guides get all the way to publication. */
const pick = <T>(all: readonly T[], n: number): T | undefined =>
  all[all.length - 1 - (n % Math.max(1, Math.min(all.length, n % 4 === 0 ? all.length : 3)))];

const brokenStore: BlobStore = {
  ...deps.blobs,
  copy: async () => {
    throw new Error('the store is away');
  },
};
const jobs = jobsOf(app, deps.mailer);
const failingJobs = jobsOf({ deps: { ...deps, blobs: brokenStore } }, deps.mailer);

const pendingIds = async (n: number) =>
  pick(
    (await query('SELECT id FROM pending_guides ORDER BY id')).map(({ id }) => id),
    n,
  ) ?? 0;
const guideIds = async (n: number) =>
  pick(
    (await query('SELECT id FROM guides ORDER BY id')).map(({ id }) => id),
    n,
  ) ?? 0;
const placeIds = async (n: number) =>
  pick(
    (await query('SELECT id FROM places ORDER BY id')).map(({ id }) => id),
    n,
  ) ?? 0;
const pendingPlaceIds = async (n: number) =>
  pick(
    (await query('SELECT id FROM pending_places ORDER BY id')).map(({ id }) => id),
    n,
  ) ?? 0;

/** Everything that anyone may try, on any existing content; most of it is refused, which is fine. */
const OPERATIONS: Readonly<Record<string, (who: Who, n: number) => Promise<unknown>>> = {
  create: async (who) => {
    const uploader = who === 'creator' ? creator : null;
    const image = uploader === null ? COMPLETE.pg_image : await uploadFor(app, uploader);
    const id = await people[who].draft({
      ...COMPLETE,
      pg_image: image,
      pg_description: `Look ![](${image})`,
    });
    await people[who].addPlace(id, { pp_title: 'A place', pp_image: image });
  },
  revise: async (who, n) => people[who].draft({ source_published_guide_id: await guideIds(n) }),
  edit: async (who, n) =>
    people[who].send('PUT', `/api/pending_guides/${await pendingIds(n)}`, {
      pg_title: `Take ${n}`,
    }),
  addPlace: async (who, n) => people[who].addPlace(await pendingIds(n), { pp_title: `Place ${n}` }),
  dropPlace: async (who, n) =>
    people[who].send('DELETE', `/api/pending_places/${await pendingPlaceIds(n)}`),
  setAside: async (who, n) =>
    people[who].post(`/api/pending_places/${await pendingPlaceIds(n)}/withdraw`),
  takeBackIn: async (who, n) =>
    people[who].post(`/api/pending_places/${await pendingPlaceIds(n)}/republish`),
  submit: async (who, n) => people[who].change(await pendingIds(n), 'submitted'),
  giveUp: async (who, n) => people[who].change(await pendingIds(n), 'withdrawn'),
  reopen: async (who, n) => people[who].change(await pendingIds(n), 'draft'),
  publish: async (who, n) => people[who].change(await pendingIds(n), 'published'),
  approve: async (who, n) => people[who].approve(await pendingIds(n)),
  approveSeen: async (who, n) =>
    people[who].approve(await pendingIds(n), { pg_version: (n % 5) + 1 }),
  reject: async (who, n) => people[who].reject(await pendingIds(n)),
  requestRevision: async (who, n) => people[who].requestRevision(await pendingIds(n)),
  note: async (who, n) =>
    people[who].send('PUT', `/api/admin/pending_guides/${await pendingIds(n)}/comment`, {
      comment: `Note ${n}`,
    }),
  withdrawGuide: async (who, n) => people[who].post(`/api/guides/${await guideIds(n)}/withdraw`),
  republishGuide: async (who, n) => people[who].post(`/api/guides/${await guideIds(n)}/republish`),
  withdrawPlace: async (who, n) => people[who].post(`/api/places/${await placeIds(n)}/withdraw`),
  republishPlace: async (who, n) => people[who].post(`/api/places/${await placeIds(n)}/republish`),
  transfer: async (_who, n) =>
    jobs.transfer_guide?.({ pendingGuideId: await pendingIds(n) }, FIRST_ATTEMPT),
  transferAll: async () => {
    const approved = await query(`SELECT id FROM pending_guides WHERE status = 'approved'`);
    for (const { id } of approved)
      await jobs.transfer_guide?.({ pendingGuideId: id }, FIRST_ATTEMPT);
  },
  failTransfer: async (_who, n) =>
    failingJobs
      .transfer_guide?.({ pendingGuideId: await pendingIds(n) }, { isLastAttempt: n % 2 === 0 })
      .catch(() => {}),
};

const n = fc.nat(1_000);
/** The steps of a guide to publication, by people who may take them. */
const onward = fc
  .constantFrom<readonly [string, Who]>(
    ['submit', 'creator'],
    ['submit', 'creator'],
    ['approve', 'maeve'],
    ['approve', 'noor'],
    ['transferAll', 'maeve'],
    ['revise', 'creator'],
  )
  .chain(([act, who]) => fc.record({ act: fc.constant(act), who: fc.constant(who), n }));
const anything = fc.record({
  act: fc.constantFrom(...Object.keys(OPERATIONS)),
  who: fc.constantFrom<Who>('creator', 'maeve', 'noor', 'stranger'),
  n,
});
const step = fc.oneof({ weight: 2, arbitrary: onward }, { weight: 1, arbitrary: anything });
/** Up to three operations at once. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 20,
  maxLength: 40,
});

describe('whatever creators, admins and jobs do at once', () => {
  it('keeps every invariant', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        await OPERATIONS.create?.('creator', 0);
        for (const round of all) {
          // These tests make requests faster than the rate limits allow, so the counters are reset.
          await query('DELETE FROM rate_counters');
          const results = await Promise.all(
            round.map(({ act, who, n }) => OPERATIONS[act]?.(who, n)),
          );
          const statuses = results.map(
            (reply) => (reply as { statusCode?: number } | undefined)?.statusCode,
          );
          expect(statuses).not.toContain(500);
          expect(statuses).not.toContain(429);
        }
        expect(await findWorkflowBreaches(db)).toEqual({});
      }),
      { numRuns: 12, endOnFailure: true },
    );
    const [reached] = await query(`
      SELECT count(*) FILTER (WHERE to_status = 'published') AS published,
             count(*) FILTER (WHERE act = 'transfer_failed') AS failed,
             count(*) FILTER (WHERE act = 'guide_withdrawn') AS withdrawn FROM content_history`);
    const revised = await query(`
      SELECT FROM pending_guides WHERE status = 'published' GROUP BY original_guide_id HAVING count(*) > 1`);
    expect(revised.length, 'some guides were published more than once').toBeGreaterThan(0);
    expect(reached.published, 'some guides got all the way').toBeGreaterThan(0);
  }, 180_000);
});

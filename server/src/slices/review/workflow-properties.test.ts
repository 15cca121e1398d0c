import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlobStore } from '../../ports/blob-store.ts';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

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
/** Mostly one of the latest, so that some get all the way. */
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

/** Everything that anyone may try, on whatever there is; most of it is refused, and that is fine. */
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

/** Each finds rows that must not be there. */
const BREACHES: Readonly<Record<string, string>> = {
  'a status that the history does not end with': `
    SELECT g.id, g.status FROM pending_guides g
     WHERE g.status <> coalesce((SELECT h.to_status FROM content_history h WHERE h.pending_guide_id = g.id
                                    AND h.act = 'status_changed' ORDER BY h.id DESC LIMIT 1), 'draft')`,
  'a move from where the guide was not': `
    SELECT * FROM (SELECT id, from_status, coalesce(lag(to_status) OVER (PARTITION BY pending_guide_id ORDER BY id), 'draft') AS was
                     FROM content_history WHERE act = 'status_changed') h WHERE h.from_status <> h.was`,
  'two open drafts of one guide': `
    SELECT original_guide_id FROM pending_guides
     WHERE original_guide_id IS NOT NULL AND status IN ('draft', 'submitted', 'needs_revision', 'approved')
     GROUP BY 1 HAVING count(*) > 1`,
  'a revision that is published without a guide': `
    SELECT id FROM pending_guides WHERE status = 'published' AND original_guide_id IS NULL`,
  'a guide that no published revision made': `
    SELECT id FROM guides g
     WHERE NOT EXISTS (SELECT FROM pending_guides p WHERE p.original_guide_id = g.id AND p.status = 'published')`,
  'a guide that is not what was published last': `
    SELECT g.id FROM guides g
     WHERE g.title <> (SELECT p.title FROM pending_guides p JOIN content_history h ON h.pending_guide_id = p.id
                        WHERE p.original_guide_id = g.id AND h.to_status = 'published' ORDER BY h.id DESC LIMIT 1)`,
  'a transfer that does not go with the status': `
    SELECT id, status, transfer_state FROM pending_guides
     WHERE (status = 'approved' AND transfer_state NOT IN ('transferring', 'failed'))
        OR (status = 'published' AND transfer_state <> 'transferred')
        OR (status NOT IN ('approved', 'published') AND transfer_state IS NOT NULL)`,
  'a count that is wrong': `
    SELECT g.id FROM guides g
     WHERE g.place_count <> (SELECT count(*) FROM places p WHERE p.guide_id = g.id AND p.listing = 'live')`,
  'a published file that is still in quarantine': `
    SELECT id FROM guides WHERE image_uri LIKE '%quarantine%' OR description LIKE '%quarantine%'
     UNION ALL SELECT id FROM places WHERE image_uri LIKE '%quarantine%' OR description LIKE '%quarantine%'`,
  'a published file without a row of its guide': `
    SELECT id FROM guides g WHERE image_uri LIKE 's3://%'
       AND NOT EXISTS (SELECT FROM media m WHERE 's3://' || m.bucket || '/' || m.key = g.image_uri
                          AND m.guide_id = g.id AND m.is_teaser)
     UNION ALL
    SELECT id FROM places p WHERE image_uri LIKE 's3://%'
       AND NOT EXISTS (SELECT FROM media m WHERE 's3://' || m.bucket || '/' || m.key = p.image_uri
                          AND m.guide_id = p.guide_id)`,
  'a submission without its snapshot, or one too many': `
    SELECT g.id FROM pending_guides g
     WHERE (SELECT count(*) FROM submissions s WHERE s.pending_guide_id = g.id)
        <> (SELECT count(*) FROM content_history h WHERE h.pending_guide_id = g.id AND h.to_status = 'submitted')`,
  'a publication that its creator was told of more or less than once': `
    SELECT g.id FROM pending_guides g
     WHERE (SELECT count(*) FROM notices n WHERE n.pending_guide_id = g.id AND n.kind = 'guide_published')
        <> (SELECT count(*) FROM content_history h WHERE h.pending_guide_id = g.id AND h.to_status = 'published')`,
  'a listing that the history does not end with': `
    SELECT g.id FROM guides g
     WHERE (g.listing = 'withdrawn') <> coalesce((SELECT h.act = 'guide_withdrawn' FROM content_history h
             WHERE h.guide_id = g.id AND h.act IN ('guide_withdrawn', 'guide_republished')
             ORDER BY h.id DESC LIMIT 1), false)`,
  'what an admin withdrew, republished by its creator': `
    SELECT h.id FROM content_history h JOIN users u ON u.id = h.actor_id
     WHERE h.act = 'guide_republished' AND u.role <> 'admin'
       AND (SELECT w.source FROM content_history w WHERE w.guide_id = h.guide_id AND w.id < h.id
               AND w.act = 'guide_withdrawn' ORDER BY w.id DESC LIMIT 1) = 'admin_review'`,
  'a verdict by somebody who is no admin': `
    SELECT h.id FROM content_history h JOIN users u ON u.id = h.actor_id
     WHERE h.to_status IN ('approved', 'rejected', 'needs_revision') AND u.role <> 'admin'`,
};

const n = fc.nat(1_000);
/** The way that a guide takes to publication, by those who may take it there. */
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
/** Up to three at once. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 20,
  maxLength: 40,
});

async function expectNoBreach(): Promise<void> {
  for (const [name, sql] of Object.entries(BREACHES)) expect(await query(sql), name).toEqual([]);
}

describe('whatever creators, admins and jobs do at once', () => {
  it('breaks no promise', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        await OPERATIONS.create?.('creator', 0);
        for (const round of all) {
          // A few people do here in seconds what they may do in minutes.
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
        await expectNoBreach();
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

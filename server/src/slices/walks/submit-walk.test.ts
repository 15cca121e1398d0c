import type { PendingGuide } from '@laneway/contract/authoring';
import type { GuideWalkReport } from '@laneway/contract/walks';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import {
  APART,
  CLOSE,
  controlledWalks,
  PATH,
  placeAt,
  trigger,
  UNHEARD,
  walked,
} from '../../testing/walk-drafts.ts';
import { simulateWalk } from './simulate-walk.ts';

const { control: walks, walkSimulator, reset } = controlledWalks();
const app = await createTestApp({ walkSimulator });
const { db } = app;
const creator = workAs(app, await createPerson(db, 'creator'));
const admin = workAs(app, await createPerson(db, 'admin'));
const stranger = workAs(app, await createPerson(db, 'creator'));
beforeEach(async () => {
  reset();
  await db.pool.query('DELETE FROM graphile_worker._private_jobs');
});

async function draft(places: readonly object[], guide: object = { pg_path: PATH }) {
  const id = await creator.draft({ ...COMPLETE, ...guide });
  for (const place of places) await creator.addPlace(id, place);
  return id;
}
const submit = (id: number) => creator.change(id, 'submitted');
const statusOf = async (id: number) => (await creator.guide(id)).pg_pending_status;
const reportOf = async (id: number, who = creator) =>
  (await who.get(`/api/pending_guides/${id}/walk-report`)).json<GuideWalkReport>();
const placeIdsOf = async (id: number) =>
  (await creator.guide(id)).pending_places?.map(({ pp_id }) => pp_id) ?? [];

describe('a guide that can be walked', () => {
  it('is simulated when it is submitted, once for the same content', async () => {
    const id = await draft(APART);
    expect(await reportOf(id)).toMatchObject({ state: 'none', report: null });
    expect((await submit(id)).statusCode).toBe(200);
    const { state, report, created_at } = await reportOf(id, admin);
    expect([state, report?.walks]).toEqual(['ready', 30]);
    expect(created_at).not.toBeNull();
    expect(report?.stops.map(({ stopId }) => stopId)).toEqual(await placeIdsOf(id));
    await admin.requestRevision(id, { comment: 'A better title' });
    await creator.send('PUT', `/api/pending_guides/${id}`, { pg_title: 'A better title' });
    expect((await submit(id)).statusCode).toBe(200);
    await runJobs(app);
    expect(walks.started).toBe(1);
  });

  it('is simulated again when what is walked has changed, with other walkers', async () => {
    const id = await draft(APART);
    await submit(id);
    await admin.requestRevision(id, { comment: 'Longer' });
    await creator.addPlace(id, placeAt(144.968));
    expect((await reportOf(id)).state).toBe('none');
    expect((await submit(id)).statusCode).toBe(200);
    expect(walks.started).toBe(2);
    expect(new Set(walks.seeds).size).toBe(2);
    expect((await reportOf(id)).report?.stops).toHaveLength(3);
  });

  it('is submitted when walks can’t be simulated, and a job makes the report later', async () => {
    walks.fails = true;
    const id = await draft(APART);
    expect((await submit(id)).statusCode).toBe(200);
    expect(await reportOf(id)).toMatchObject({ state: 'waiting', report: null });
    walks.fails = false;
    await runJobs(app);
    expect(await reportOf(id)).toMatchObject({ state: 'ready' });
    await runJobs(app);
    expect(walks.started).toBe(2);
  });

  it('says so when no report can be made after the last attempt', async () => {
    walks.fails = true;
    const id = await draft(APART);
    await submit(id);
    await db.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
    await runJobs(app).catch(() => {});
    expect(await reportOf(id)).toMatchObject({ state: 'failed', report: null });
  });

  it('is simulated again by a job that was killed half-way', async () => {
    walks.fails = true;
    const id = await draft(APART);
    await submit(id);
    walks.fails = false;
    // The process was killed while running the job, so the queue gives it to another one.
    await db.pool.query(
      'UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = NULL, locked_by = NULL',
    );
    await runJobs(app);
    expect((await reportOf(id)).state).toBe('ready');
  });
});

describe('the findings that block a submission', () => {
  it('include places with audio too close to each other, without a simulation', async () => {
    const id = await draft(CLOSE);
    const reply = await submit(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(
      '“At 144.962” and “At 144.96215” are only 13 m apart. Phones can’t tell them apart. Join them, or let people start one themselves.',
    );
    expect(await statusOf(id)).toBe('draft');
    expect(walks.started).toBe(0);
    expect((await reportOf(id)).findings[0]).toMatchObject({
      kind: 'tooClose',
      stands_against_submitting: true,
      pp_ids: await placeIdsOf(id),
    });
  });

  it('include an order that the creator chose, without a path', async () => {
    const id = await draft(APART, walked({ mode: 'ordered' }));
    const reply = await submit(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toMatch(/^This walk has an order but no path\./);
  });

  it('include a place that hardly anyone hears', async () => {
    const id = await draft(UNHEARD);
    const reply = await submit(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toMatch(/^“At 144.965” only started in time for \d+% of walkers\./);
    expect(await statusOf(id)).toBe('draft');
    const [finding] = (await reportOf(id)).findings;
    expect(finding).toMatchObject({ kind: 'rarelyHeard', stands_against_submitting: true });
    expect(finding?.pp_ids).toEqual((await placeIdsOf(id)).slice(1));
  });

  it('name an order against the path first, and not the zones that suffer from it', async () => {
    const places = [placeAt(144.968), placeAt(144.962), placeAt(144.965)];
    const id = await draft(places, { pg_path: PATH, ...walked({ mode: 'ordered' }) });
    const reply = await submit(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(
      'The path reaches “At 144.962” before “At 144.968”, but the list doesn’t. Reorder the places to match the path.',
    );
    const { findings } = await reportOf(id);
    expect(findings[0]).toMatchObject({ kind: 'againstPath', stands_against_submitting: true });
    expect(findings.map(({ kind }) => kind)).not.toContain('rarelyHeard');

    const [first = 0, ...others] = await placeIdsOf(id);
    const pp_ids = [...others, first];
    await creator.send('PUT', `/api/pending_guides/${id}/place_order`, { pp_ids });
    expect((await submit(id)).statusCode).toBe(200);
  });

  it('don’t include an order that the creator never chose, which is then no order', async () => {
    const id = await draft([placeAt(144.968), placeAt(144.962), placeAt(144.965)]);
    expect((await submit(id)).statusCode).toBe(200);
    const [finding] = (await reportOf(id)).findings;
    expect(finding).toMatchObject({ kind: 'againstPath', stands_against_submitting: false });
    expect(finding?.what).toMatch(/, so people walk it in any order\.$/);
  });

  it.each<[string, readonly object[], object]>([
    ['that isn’t for walking', CLOSE, { pg_path: PATH, ...walked({ mode: 'off' }) }],
    ['without audio', CLOSE.map((place) => ({ ...place, pp_audio: null })), { pg_path: PATH }],
    ['whose place isn’t on the map', [{ pp_title: 'Anywhere' }], walked({ mode: 'ordered' })],
    ['without an order of its own', APART, {}],
    [
      'whose close place asks first',
      [CLOSE[0] ?? {}, { ...CLOSE[1], ...trigger({ start: 'ask' }) }],
      { pg_path: PATH },
    ],
    [
      'whose close place is a background',
      [CLOSE[0] ?? {}, { ...CLOSE[1], ...trigger({ kind: 'ambient' }) }],
      { pg_path: PATH },
    ],
  ])('are none for a guide %s', async (_, places, guide) => {
    const id = await draft(places, guide);
    expect((await submit(id)).json()).toMatchObject({ pg_pending_status: 'submitted' });
  });

  it('don’t include a withdrawn place', async () => {
    const id = await draft(CLOSE);
    const [first] = await placeIdsOf(id);
    await creator.post(`/api/pending_places/${first}/withdraw`);
    expect((await submit(id)).statusCode).toBe(200);
  });
});

describe('a guide whose plan can’t be checked', () => {
  const UNCHECKED =
    'We couldn’t check this walk. Please try again in a minute. If it keeps happening, simplify its path or zones.';

  it('can’t be submitted, and says so', async () => {
    const id = await draft(APART);
    walks.planFails = true;
    const reply = await submit(id);
    expect([reply.statusCode, reply.json().detail]).toEqual([503, UNCHECKED]);
    expect([await statusOf(id), walks.started]).toEqual(['draft', 0]);
    const report = await creator.get(`/api/pending_guides/${id}/walk-report`);
    expect([report.statusCode, report.json().detail]).toEqual([503, UNCHECKED]);
    walks.planFails = false;
    expect((await submit(id)).statusCode).toBe(200);
  });

  it('can’t be published either, though it was submitted as something else', async () => {
    const id = await draft(APART);
    await submit(id);
    await db.pool.query('UPDATE pending_guides SET path = $2 WHERE id = $1', [
      id,
      '(-37.8,144.960),(-37.8,144.971)',
    ]);
    walks.planFails = true;
    expect((await admin.approve(id)).statusCode).toBe(503);
    expect((await admin.post(`/api/admin/pending_guides/${id}/walk-report`)).statusCode).toBe(503);
    expect(await statusOf(id)).toBe('submitted');
  });

  it('isn’t marked as simulated by a job that fails permanently', async () => {
    const id = await draft(APART);
    await submit(id);
    await db.pool.query('DELETE FROM walk_reports WHERE pending_guide_id = $1', [id]);
    walks.planFails = true;
    const deps = { ...app.deps, simulator: walkSimulator };
    const job = simulateWalk(deps, { pendingGuideId: id }, { isLastAttempt: true });
    await expect(job).rejects.toThrow('took too long');
    expect((await admin.approve(id)).statusCode).toBe(503);
  });
});

describe('the report of a guide', () => {
  it('is for its author and admins', async () => {
    const id = await draft(APART);
    const address = `/api/pending_guides/${id}/walk-report`;
    expect((await creator.get(address)).statusCode).toBe(200);
    expect((await admin.get(address)).statusCode).toBe(200);
    expect((await stranger.get(address)).statusCode).toBe(403);
    expect((await app.get(address)).statusCode).toBe(401);
    expect((await admin.get('/api/pending_guides/2000000000/walk-report')).statusCode).toBe(404);
  });

  it('isn’t made when someone else tries to submit the guide', async () => {
    const id = await draft(APART);
    expect((await stranger.change(id, 'submitted')).statusCode).toBe(403);
    expect(walks.started).toBe(0);
  });

  it('is stored for the latest contents only', async () => {
    const id = await draft(APART);
    for (let more = 0; more < 5; more += 1) {
      await creator.addPlace(id, placeAt(144.966 + more / 1_000));
      await submit(id);
      await admin.requestRevision(id, { comment: 'More' });
    }
    const { rows } = await db.pool.query('SELECT FROM walk_reports WHERE pending_guide_id = $1', [
      id,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('is deleted with its author', async () => {
    const leaver = await createPerson(db, 'creator');
    const id = await workAs(app, leaver).draft({ ...COMPLETE, pg_path: PATH });
    for (const place of APART) await workAs(app, leaver).addPlace(id, place);
    await workAs(app, leaver).change(id, 'submitted');
    const count = async () =>
      (await db.pool.query('SELECT FROM walk_reports WHERE pending_guide_id = $1', [id])).rowCount;
    expect(await count()).toBe(1);
    const { forgetReports } = await import('./store.ts');
    await db.transaction((tx) => forgetReports(tx, leaver.id));
    expect(await count()).toBe(0);
  });
});

it('two submissions at once are one', async () => {
  const id = await draft(APART);
  const replies = await Promise.all([submit(id), submit(id)]);
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect((await creator.guide(id)).pg_pending_status).toBe(
    'submitted' satisfies PendingGuide['pg_pending_status'],
  );
});

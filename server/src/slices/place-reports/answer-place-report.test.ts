import type { PlaceReportPage } from '@laneway/contract/place-reports';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { REPORT_OUTCOME_TEXTS, REPORT_OUTCOMES } from '@laneway/domain/place-reports/report-states';
import { describe, expect, it } from 'vitest';
import { anEmail } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import {
  answerReport,
  createOpenGuide,
  newestFor,
  reportPlace,
  reportsFor,
  VISITOR,
} from '../../testing/place-reports.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db, get } = app;
const admin = await createPerson(db, 'admin');
const otherCreator = await createPerson(db, 'creator');

async function createReport(body: object = {}, from: Pick<TestPerson, 'cookies'> = VISITOR) {
  const made = await createOpenGuide(app);
  await reportPlace(app, made.placeId, from, body);
  return { ...made, reportId: (await newestFor(app, made.creator)).report_id };
}
const emailOf = async (id: number) =>
  (await db.pool.query('SELECT email::text FROM users WHERE id = $1', [id])).rows[0].email;
const forAdmin = async (query = '') =>
  (await get(`/api/admin/place_reports?limit=100${query}`, admin)).json<PlaceReportPage>();
const idsForAdmin = async (query = '') => (await forAdmin(query)).items.map((one) => one.report_id);

describe('POST /api/place_reports/{id}/answer', () => {
  it('notifies a visitor by email, once, with the link to the place, and deletes their email', async () => {
    const email = anEmail();
    const { creator, guideId, placeId, reportId } = await createReport({ email });
    const reply = await answerReport(app, reportId, creator, {
      outcome: 'fixed',
      message: ' New hours are in. See www.pills.example ',
    });
    expect(reply.json()).toMatchObject({
      state: 'answered',
      outcomes: [],
      gets_answer: false,
      answer: { outcome: 'fixed', answered_by: 'creator' },
    });
    const [mail, ...more] = await mailsTo(app, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your report about Place 1');
    expect(mail?.text_body).toContain('You reported a problem with “Place 1” in “Trams”.');
    expect(mail?.text_body).toContain(REPORT_OUTCOME_TEXTS.fixed.reply);
    expect(mail?.text_body).toContain('> New hours are in. See www. pills. example');
    expect(mail?.links).toEqual([`http://localhost:3000/guides/${guideId}/places/${placeId}`]);
    expect(mail?.text_body).not.toContain('Isla');
    const { rows } = await db.pool.query('SELECT email FROM place_reports WHERE id = $1', [
      reportId,
    ]);
    expect(rows).toEqual([{ email: null }]);
  });

  it('notifies an account by email and in the app, and nobody if no answer was requested', async () => {
    const reporter = await createPerson(db, 'user', 'Sam');
    const { creator, guideId, reportId } = await createReport({}, reporter);
    await answerReport(app, reportId, creator, { outcome: 'will_fix' });
    const [mail] = await mailsTo(app, await emailOf(reporter.id));
    expect(mail?.text_body).toContain('Hi Sam,');
    const { items } = (await get('/api/notices', reporter)).json();
    expect(items).toMatchObject([
      {
        kind: 'place_report_answered',
        title: 'Your report about “Place 1”',
        body: REPORT_OUTCOME_TEXTS.will_fix.reply,
        g_id: guideId,
      },
    ]);
    const quiet = await createReport();
    const before = await db.pool.query('SELECT count(*) FROM mails');
    expect((await answerReport(app, quiet.reportId, quiet.creator)).statusCode).toBe(200);
    expect((await db.pool.query('SELECT count(*) FROM mails')).rows).toEqual(before.rows);
  });

  it('accepts one of two answers at once, and shows it to the other', async () => {
    const email = anEmail();
    const { creator, reportId } = await createReport({ email });
    const replies = await Promise.all([
      answerReport(app, reportId, creator, { outcome: 'fixed' }),
      answerReport(app, reportId, admin, { outcome: 'duplicate' }),
    ]);
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409]);
    const kept = replies.find(({ statusCode }) => statusCode === 200)?.json();
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.detail).toBe(placeReportTexts.answered);
    expect(refused.current.answer).toEqual(kept.answer);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('repeated with its key after a lost reply has the same reply', async () => {
    const { creator, reportId } = await createReport();
    const send = () =>
      app.send({
        method: 'POST',
        url: `/api/place_reports/${reportId}/answer`,
        cookies: creator.cookies,
        headers: { 'idempotency-key': `answer-${reportId}` },
        payload: { outcome: 'fixed' },
      });
    const first = await send();
    expect([first.statusCode, (await send()).json()]).toEqual([200, first.json()]);
  });

  it('refuses everyone but the guide’s creator and admins', async () => {
    const { creator, reportId } = await createReport();
    const codeFor = async (person: Pick<TestPerson, 'cookies'>, id = reportId, body?: object) =>
      (await answerReport(app, id, person, body)).statusCode;
    expect(await codeFor(VISITOR)).toBe(401);
    expect(await codeFor(await createPerson(db))).toBe(403);
    expect(await codeFor(otherCreator)).toBe(404);
    expect(await codeFor(creator, 2_000_000)).toBe(404);
    for (const body of [
      {},
      { outcome: 'open' },
      { outcome: 'fixed', message: 'x'.repeat(1_001) },
    ]) {
      expect(await codeFor(creator, reportId, body)).toBe(422);
    }
    expect((await newestFor(app, creator)).state).toBe('open');
  });

  it('lets only admins say that nothing is unsafe', async () => {
    const { creator, reportId } = await createReport({ kind: 'unsafe' });
    expect((await newestFor(app, creator)).outcomes).toEqual(['fixed', 'will_fix']);
    const reply = await answerReport(app, reportId, creator, { outcome: 'not_a_problem' });
    expect([reply.statusCode, reply.json().detail]).toEqual([403, placeReportTexts.onlyAdmins]);
    const [seen] = (await forAdmin()).items;
    expect(seen?.outcomes).toEqual(REPORT_OUTCOMES);
    const byAdmin = await answerReport(app, reportId, admin, { outcome: 'not_a_problem' });
    expect(byAdmin.json().answer.answered_by).toBe('admin');
  });
});

describe('the lists of reports', () => {
  it('are refused to everyone else, and a creator’s list has only their own guides', async () => {
    const { creator, guideId, reportId } = await createReport();
    const code = async (url: string, person: Pick<TestPerson, 'cookies'>) =>
      (await get(url, person)).statusCode;
    expect(await code('/api/user/place_reports', VISITOR)).toBe(401);
    expect(await code('/api/user/place_reports', await createPerson(db))).toBe(403);
    expect(await code('/api/admin/place_reports', creator)).toBe(403);
    expect((await reportsFor(app, otherCreator)).items).toEqual([]);
    expect((await reportsFor(app, otherCreator, `?guide_id=${guideId}`)).items).toEqual([]);
    expect(await idsForAdmin(`&guide_id=${guideId}`)).toEqual([reportId]);
    expect(await code('/api/admin/place_reports?cursor=made-up', admin)).toBe(422);
    expect(await code('/api/admin/place_reports?filter=x', admin)).toBe(422);
  });

  it('have open reports first, page by page, and none twice', async () => {
    const { creator, placeId } = await createReport();
    for (let n = 0; n < 4; n += 1) await reportPlace(app, placeId, VISITOR, { kind: 'wrong' });
    const all = await reportsFor(app, creator);
    await answerReport(app, all.items[0]?.report_id ?? 0, creator);
    const seen: number[] = [];
    let query = '?limit=2';
    while (query !== '') {
      const { items, next_cursor } = await reportsFor(app, creator, query);
      seen.push(...items.map(({ report_id }) => report_id));
      query = next_cursor === null ? '' : `?limit=2&cursor=${next_cursor}`;
    }
    const [first, ...rest] = all.items.map(({ report_id }) => report_id);
    expect(seen).toEqual([...rest, first]);
    expect((await reportsFor(app, creator, '?filter=answered')).items).toHaveLength(1);
    expect((await reportsFor(app, creator, '?filter=open&kind=closed')).items).toHaveLength(1);
    expect((await reportsFor(app, creator)).open_count).toBe(4);
  });

  it('show admins what is unsafe, and what has been open for too long', async () => {
    const unsafe = await createReport({ kind: 'unsafe' });
    const late = await createReport();
    const toCheck = () => idsForAdmin('&filter=to_check');
    expect(await toCheck()).toContain(unsafe.reportId);
    expect(await toCheck()).not.toContain(late.reportId);
    await db.pool.query(
      `UPDATE place_reports SET created_at = now() - interval '14 days 1 minute' WHERE id = $1`,
      [late.reportId],
    );
    expect(await toCheck()).toContain(late.reportId);
    expect((await newestFor(app, late.creator)).is_long_open).toBe(true);
    await answerReport(app, late.reportId, late.creator);
    expect(await toCheck()).not.toContain(late.reportId);
    expect((await newestFor(app, late.creator)).is_long_open).toBe(false);
  });
});

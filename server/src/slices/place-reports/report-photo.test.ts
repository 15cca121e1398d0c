import { randomBytes } from 'node:crypto';
import { photoTexts } from '@laneway/domain/media/photo';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import type { VirusScanner } from '../../ports/virus-scanner.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import {
  answerReport,
  aReportKey,
  createOpenGuide,
  newestFor,
  reportPlace,
  VISITOR,
} from '../../testing/place-reports.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { placeReportsPersonalData } from './personal-data.ts';

const EICAR = Buffer.from('\xff\xd8\xffinfected', 'latin1');
const scanner: VirusScanner = {
  scan: async (content) => {
    const bytes = Buffer.concat(await content.toArray());
    return bytes.equals(EICAR) ? { state: 'infected', signature: 'Test' } : { state: 'clean' };
  },
  check: async () => undefined,
};
const app = await createTestApp({ scanner });
const { db, get } = app;
const admin = await createPerson(db, 'admin');
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#274' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 49/1' } })
  .jpeg()
  .toBuffer();

const addPhoto = (key: string, payload: Buffer | string = photo) =>
  app.send({
    method: 'PUT',
    url: `/api/place_report_photos/${key}`,
    headers: { 'content-type': 'image/jpeg' },
    remoteAddress: `2001:db8:${randomBytes(2).toString('hex')}::1`,
    payload,
  });
const getPhoto = (reportId: number, person: Pick<TestPerson, 'cookies'>) =>
  get(`/api/place_reports/${reportId}/photo`, person);
const photoRows = async (reportId: number | null) =>
  (
    await db.pool.query(
      'SELECT key FROM place_report_photos WHERE report_id IS NOT DISTINCT FROM $1',
      [reportId],
    )
  ).rows;
const isStored = async (key: string) =>
  (await app.deps.blobs.stat({ bucket: 'laneway-quarantine', key })) !== null;
const removePhotos = () => jobsOf(app, createMailbox()).remove_report_photos?.({}, FIRST_ATTEMPT);

async function createReport(from: Pick<TestPerson, 'cookies'> = VISITOR) {
  const made = await createOpenGuide(app);
  const key = aReportKey();
  await reportPlace(app, made.placeId, from, { report_key: key });
  return { ...made, key, reportId: (await newestFor(app, made.creator)).report_id };
}

describe('the photo of a report', () => {
  it('is re-encoded without its metadata, for the creator and admins only', async () => {
    const { creator, key, reportId } = await createReport();
    expect((await addPhoto(key)).statusCode).toBe(204);
    expect((await newestFor(app, creator)).has_photo).toBe(true);
    for (const person of [creator, admin]) {
      const seen = await getPhoto(reportId, person);
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(seen.headers['cache-control']).toBe('private, no-store');
      const { width, exif } = await sharp(seen.rawPayload).metadata();
      expect([width, exif]).toEqual([640, undefined]);
    }
    expect((await getPhoto(reportId, await createPerson(db, 'creator'))).statusCode).toBe(404);
    expect((await getPhoto(reportId, await createPerson(db))).statusCode).toBe(403);
    expect((await getPhoto(reportId, VISITOR)).statusCode).toBe(401);
    const [row] = await photoRows(reportId);
    for (const person of [creator, VISITOR]) {
      expect((await get(`/media/laneway-quarantine/${row.key}`, person)).statusCode).toBe(404);
    }
  });

  it('is stored once, however often it is sent', async () => {
    const { key, reportId } = await createReport();
    const replies = await Promise.all([addPhoto(key), addPhoto(key), addPhoto(key)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await photoRows(reportId)).toHaveLength(1);
  });

  it.each([
    ['an unknown key', aReportKey(), photo, 404],
    ['a key of another form', 'x', photo, 422],
  ])('is refused with %s', async (_, key, payload, status) => {
    expect((await addPhoto(key, payload)).statusCode).toBe(status);
  });

  it.each([
    ['something else', '<svg onload="alert(1)"/>', 415, photoTexts.type],
    ['nothing', '', 415, photoTexts.type],
    ['half a photo', photo.subarray(0, 200), 422, 'This image is damaged.'],
    ['a virus', EICAR, 422, photoTexts.infected],
    ['too much', Buffer.alloc(5_000_001, 0xff), 413, 'The body is too large.'],
  ])('is refused when it is %s', async (_, payload, status, detail) => {
    const { key, reportId } = await createReport();
    const reply = await addPhoto(key, payload);
    expect([reply.statusCode, reply.json().detail]).toEqual([
      status,
      expect.stringContaining(detail),
    ]);
    expect(await photoRows(reportId)).toEqual([]);
  });

  it('is refused after an hour, and after the answer', async () => {
    const late = await createReport();
    await db.pool.query(
      `UPDATE place_reports SET created_at = now() - interval '61 minutes' WHERE id = $1`,
      [late.reportId],
    );
    const answered = await createReport();
    await answerReport(app, answered.reportId, answered.creator);
    for (const { key } of [late, answered]) {
      const reply = await addPhoto(key);
      expect([reply.statusCode, reply.json().detail]).toEqual([409, placeReportTexts.photoLate]);
    }
  });
});

describe('a photo is deleted', () => {
  it('with its report, and after 180 days', async () => {
    const [kept, gone, old] = [await createReport(), await createReport(), await createReport()];
    for (const { key } of [kept, gone, old]) await addPhoto(key);
    const keys = await Promise.all([kept, gone, old].map(({ reportId }) => photoRows(reportId)));
    const [keptKey, goneKey, oldKey] = keys.map(([row]) => row.key);
    await db.pool.query('DELETE FROM place_reports WHERE id = $1', [gone.reportId]);
    await db.pool.query(
      `UPDATE place_report_photos SET created_at = now() - interval '181 days' WHERE report_id = $1`,
      [old.reportId],
    );
    await removePhotos();
    expect([await isStored(keptKey), await isStored(goneKey), await isStored(oldKey)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await photoRows(null)).toEqual([]);
    expect((await newestFor(app, old.creator)).has_photo).toBe(false);
  });

  it('with the account it came from; an open report stays, without text or name', async () => {
    const reporter = await createPerson(db);
    const { creator, key, reportId } = await createReport(reporter);
    await addPhoto(key);
    await db.transaction(async (tx) => placeReportsPersonalData.forget?.(tx, reporter.id));
    expect(await newestFor(app, creator)).toMatchObject({
      report_id: reportId,
      text: null,
      has_photo: false,
      gets_answer: false,
    });
    await removePhotos();
    expect(await photoRows(null)).toEqual([]);
  });
});

import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openTusClient } from '../../testing/tus-client.ts';
import { factsOf, someFile } from '../../testing/uploads.ts';

const DAY_MS = 86_400_000;
let now = Date.now();
const app = await createTestApp({ clock: () => new Date(now) });
const { db, deps } = app;
const port = await app.listen();
const creator = await createPerson(db, 'creator');
const client = openTusClient(port, creator);
const file = someFile(6_000, 'image/png');

const cleanUpAfter = async (days: number) => {
  const before = now;
  now += days * DAY_MS;
  await jobsOf(app, createMailbox()).remove_unused_media?.({}, { isLastAttempt: false });
  now = before;
};
afterEach(() => db.pool.query('DELETE FROM rate_counters'));

async function uploadWhole(): Promise<string> {
  const path = await client.begin({ size: file.length });
  await client.append(path, 0, file);
  return path;
}
const addressOf = (path: string) => ({
  bucket: 'laneway-quarantine',
  key: path.split('/').at(-1) ?? '',
});

describe('the clean-up', () => {
  it('removes uploads that were paused for a week, and no others', async () => {
    const path = await client.begin({ size: file.length });
    await client.append(path, 0, file.subarray(0, 5_000));
    const announced = await client.begin({ size: 10 });
    await cleanUpAfter(6);
    expect((await factsOf(app, path)).uploads).toHaveLength(1);
    expect(await readdir(`${app.mediaFolder}/.uploads`)).toHaveLength(1);
    await cleanUpAfter(8);
    expect((await factsOf(app, path)).uploads).toEqual([]);
    expect((await factsOf(app, announced)).uploads).toEqual([]);
    expect(await readdir(`${app.mediaFolder}/.uploads`)).toEqual([]);
  });

  it('deletes a finished upload after a day, and keeps its file', async () => {
    const path = await uploadWhole();
    await cleanUpAfter(0.5);
    expect((await factsOf(app, path)).uploads).toHaveLength(1);
    await cleanUpAfter(2);
    expect(await factsOf(app, path)).toMatchObject({ uploads: [], media: [{}] });
    expect((await client.send({ method: 'HEAD', path })).status).toBe(404);
  });

  it('finishes an upload that arrived completely before its process ended', async () => {
    const blobs = {
      ...deps.blobs,
      parts: { ...deps.blobs.parts, finish: () => Promise.reject(new Error('killed')) },
    };
    const killed = await createTestApp({ db, blobs, clock: deps.clock });
    const path = await client.begin({ size: file.length });
    await openTusClient(await killed.listen(), creator).append(path, 0, file);
    expect((await factsOf(app, path)).media).toEqual([]);
    await cleanUpAfter(1);
    expect(await factsOf(app, path)).toMatchObject({ media: [{}], jobs: 1 });
  });

  it('removes a file that nothing has used for a month, and keeps one that a draft uses', async () => {
    const unused = await uploadWhole();
    const used = await uploadWhole();
    await db.pool.query('INSERT INTO pending_guides (author_id, audio_uri) VALUES ($1, $2)', [
      creator.id,
      `s3://laneway-quarantine/${addressOf(used).key}`,
    ]);
    await cleanUpAfter(29);
    expect(await deps.blobs.stat(addressOf(unused))).not.toBeNull();
    await cleanUpAfter(31);
    expect(await deps.blobs.stat(addressOf(unused))).toBeNull();
    expect((await factsOf(app, unused)).media).toEqual([]);
    expect(await deps.blobs.stat(addressOf(used))).not.toBeNull();
    expect((await factsOf(app, used)).media).toHaveLength(1);
  });

  it('removes more than one batch', async () => {
    await db.pool.query(
      `INSERT INTO media (bucket, key, kind, mime, size_bytes, uploader_id, created_at)
       SELECT 'laneway-quarantine', 'old-' || n, 'image', 'image/png', 1, $1, now() - interval '40 days'
         FROM generate_series(1, 250) AS n`,
      [creator.id],
    );
    await cleanUpAfter(0);
    const { rows } = await db.pool.query(`SELECT FROM media WHERE key LIKE 'old-%'`);
    expect(rows).toEqual([]);
  });

  it('removes the uploads of people who left at once', async () => {
    const person = await createAccount(db, { role: 'creator' });
    const browser = await logInAs(app, person);
    const theirs = openTusClient(port, browser);
    const whole = await theirs.begin({ size: file.length });
    await theirs.append(whole, 0, file);
    const begun = await theirs.begin({ size: file.length });
    await theirs.append(begun, 0, file.subarray(0, 5_000));
    const reply = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(reply.statusCode).toBe(204);
    await cleanUpAfter(0);
    expect(await factsOf(app, whole)).toMatchObject({ media: [] });
    expect(await deps.blobs.stat(addressOf(whole))).toBeNull();
    expect((await factsOf(app, begun)).uploads).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { MediaStorage } from '@laneway/contract/media';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../../../adapters/mailer-mailbox.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { jobsOf } from '../../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../../testing/people.ts';
import { createTestApp, TEST_CONFIG } from '../../../testing/test-app.ts';
import { openTusClient, type TusClient } from '../../../testing/tus-client.ts';
import { someFile } from '../../../testing/uploads.ts';
import { beginUpload } from './begin-upload.ts';

const app = await createTestApp({ config: { ...TEST_CONFIG, uploadQuotaBytes: 10_000 } });
const port = await app.listen();
let creator: TestPerson;
let client: TusClient;
beforeEach(async () => {
  creator = await createPerson(app.db, 'creator');
  client = openTusClient(port, creator);
});

const VIDEO = { type: 'video/mp4' } as const;
const storage = async () => (await app.get('/api/media/storage', creator)).json<MediaStorage>();

async function uploadFile(size: number): Promise<string> {
  const path = await client.begin({ size, ...VIDEO });
  expect((await client.append(path, 0, someFile(size))).status).toBe(204);
  return `s3://laneway-quarantine/${path.split('/').at(-1)}`;
}

describe('an upload that does not fit into its uploader’s storage', () => {
  it('is refused when it is announced, with how much is used and what to do', async () => {
    await uploadFile(6_000);
    expect(await client.create({ size: 5_000, ...VIDEO })).toMatchObject({
      status: 413,
      problem: {
        code: 'payload_too_large',
        detail:
          'You don’t have room for this file. It’s 4.88 KB, and you’ve used 5.86 KB of 9.77 KB. Delete files you don’t use or cancel unfinished uploads, then try again.',
      },
    });
    expect(await storage()).toMatchObject({ used_bytes: 6_000, unfinished_bytes: 0 });
    expect((await client.create({ size: 4_000, ...VIDEO })).status).toBe(201);
  });

  it('is refused because of uploads that have yet to arrive', async () => {
    await client.begin({ size: 6_000, ...VIDEO });
    expect((await client.create({ size: 5_000, ...VIDEO })).status).toBe(413);
  });

  it('is refused though several are announced at once', async () => {
    const { deps } = app;
    // Calls the function directly, because the rate limits of the endpoint would serialise the requests.
    const refusals = await Promise.all(
      Array.from({ length: 8 }, () =>
        beginUpload({ ...deps, ...deps.config }, creator.id, {
          id: randomUUID(),
          size: 3_000,
          metadata: { filetype: 'video/mp4' },
        }),
      ),
    );
    expect(refusals.filter((refused) => refused === null)).toHaveLength(3);
    expect(await storage()).toMatchObject({ unfinished_bytes: 9_000 });
  });

  it('doesn’t affect other people', async () => {
    await uploadFile(9_000);
    const other = openTusClient(port, await createPerson(app.db, 'creator'));
    expect((await other.create({ size: 9_000, ...VIDEO })).status).toBe(201);
  });
});

describe('storage is free again', () => {
  it('once a file is deleted', async () => {
    const uri = await uploadFile(9_000);
    const query = `?uri=${encodeURIComponent(uri)}`;
    await openBrowser(app, creator).send('DELETE', `/api/media${query}`);
    expect((await client.create({ size: 9_000, ...VIDEO })).status).toBe(201);
  });

  it('once an upload is cancelled', async () => {
    const path = await client.begin({ size: 9_000, ...VIDEO });
    expect((await client.send({ method: 'DELETE', path })).status).toBe(204);
    expect((await client.create({ size: 9_000, ...VIDEO })).status).toBe(201);
  });

  it('once an upload is cancelled by a client that doesn’t speak tus, as the app after a reload', async () => {
    const path = await client.begin({ size: 9_000, ...VIDEO });
    expect((await openBrowser(app, creator).send('DELETE', path)).statusCode).toBe(204);
    expect((await client.create({ size: 9_000, ...VIDEO })).status).toBe(201);
  });

  it('once an upload has been paused for too long', async () => {
    const path = await client.begin({ size: 9_000, ...VIDEO });
    await client.append(path, 0, someFile(100));
    await app.db.pool.query(`UPDATE uploads SET progressed_at = now() - interval '8 days'`);
    await jobsOf(app, createMailbox()).remove_unused_media?.({}, { isLastAttempt: false });
    expect((await client.create({ size: 9_000, ...VIDEO })).status).toBe(201);
  });

  it('an hour after an upload was announced that nobody sent', async () => {
    const path = await client.begin({ size: 9_000, ...VIDEO });
    await app.db.pool.query(`UPDATE uploads SET progressed_at = now() - interval '2 hours'`);
    expect((await client.create({ size: 9_000, ...VIDEO })).status).toBe(201);
    expect((await client.send({ method: 'HEAD', path })).status).toBe(404);
  });
});

describe('GET /api/media/storage', () => {
  it('counts files, unfinished uploads and what no guide uses', async () => {
    const used = await uploadFile(1_000);
    const inText = await uploadFile(2_000);
    await uploadFile(3_000);
    await client.begin({ size: 500, ...VIDEO });
    await app.db.pool.query(
      'INSERT INTO pending_guides (author_id, video_uri, description) VALUES ($1, $2, $3)',
      [creator.id, used, `See ![the tram](${inText}).`],
    );
    expect(await storage()).toEqual({
      quota_bytes: 10_000,
      used_bytes: 6_500,
      file_count: 3,
      unfinished_bytes: 500,
      unused_bytes: 3_000,
      unused_count: 1,
    });
  });

  it('is for creators', async () => {
    const visitor = await createPerson(app.db, 'user');
    expect((await app.get('/api/media/storage', visitor)).statusCode).toBe(403);
  });
});

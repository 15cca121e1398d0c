import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaPage } from '@laneway/contract/media';
import { mediaAddress, parseMediaUri } from '@laneway/domain/media/media-uri';
import { expect, it, onTestFinished } from 'vitest';
import { startDebianPostgres } from '../../scripts/debian-postgres.mjs';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import { findBreaches } from '../src/testing/money-breaches.ts';
import { cookieHeader, createPerson, type TestPerson } from '../src/testing/people.ts';
import { drawPng } from '../src/testing/png-file.ts';
import {
  createDataDir,
  openServerDatabase,
  operate,
  startServer,
} from '../src/testing/server-process.ts';
import { SWIFT_KEYS, startSwift, swiftUnavailableReason } from '../src/testing/swift.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { openTusClient } from '../src/testing/tus-client.ts';
import { say } from './measuring.ts';
import { repeats } from './repeats.ts';
import { startTraffic } from './traffic.ts';

const BACKUPS = 3;
const KILLS = repeats({ usual: 6, thorough: 50 });
/** Longer than a backup or a restore of this little data takes. */
const MAX_RUN_MS = 2_500;
const GUIDES = 20;
const UPLOAD_PAUSE_MS = 400;
/** Neither is the default, so the addresses in the rows have to change. */
const BUCKETS = { production: 'walks-of-ours', quarantine: 'walks-quarantine' } as const;

/** Uploads pictures until it is aborted. Each is processed afterwards, which replaces it by smaller ones. */
async function keepUploading(address: string, person: TestPerson, signal: AbortSignal) {
  const client = openTusClient(Number(new URL(address).port), person);
  let sent = 0;
  while (!signal.aborted) {
    const picture = drawPng(700 + sent, 500);
    const location = await client.begin({ size: picture.length });
    expect((await client.append(location, 0, picture)).status).toBe(204);
    sent += 1;
    await wait(UPLOAD_PAUSE_MS);
  }
  return sent;
}

type Acknowledged = {
  readonly orders: readonly { readonly buyer_id: number; readonly guide_id: number }[];
  readonly pictures: readonly { readonly key: string }[];
};

async function acknowledgedIn({ pool }: Database): Promise<Acknowledged> {
  const orders = await pool.query(
    `SELECT buyer_id, guide_id FROM orders WHERE status = 'fulfilled' ORDER BY number`,
  );
  const pictures = await pool.query(
    `SELECT bucket, key FROM media WHERE processing_state = 'ready' ORDER BY created_at`,
  );
  return { orders: orders.rows, pictures: pictures.rows };
}

/** Fails unless this installation, which is running, has everything, once, and shows it to its people. */
async function expectAll(
  address: string,
  db: Database,
  { orders, pictures }: Acknowledged,
  person: TestPerson,
): Promise<void> {
  const now = await acknowledgedIn(db);
  expect(now.orders).toEqual(expect.arrayContaining([...orders]));
  const guides = [...new Set(now.orders.map(({ guide_id }) => guide_id))];
  expect(await findBreaches(db.pool, guides)).toEqual([]);
  const keys = now.pictures.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(pictures.map(({ key }) => key)));
  const headers = { cookie: cookieHeader(person.cookies) };
  const library = await fetch(`${address}/api/media?limit=100`, { headers });
  expect(library.status).toBe(200);
  const page = (await library.json()) as MediaPage;
  const ready = page.items.filter(({ processing }) => processing === 'ready');
  expect(ready.length).toBeGreaterThan(0);
  for (const { uri } of ready.slice(0, 5)) {
    const parsed = parseMediaUri(uri);
    if (!parsed.ok) throw new Error(uri);
    const reply = await fetch(address + mediaAddress(parsed.value), { headers });
    expect(reply.status).toBe(200);
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
}

it(`an installation is saved ${BACKUPS} times while people buy and upload, and restored with all that was done before`, {
  timeout: 600_000,
}, async () => {
  const dataDir = await createDataDir();
  const server = startServer({ DATA_DIR: dataDir, SESSION_SECRET });
  const address = await server.address;
  const db = openServerDatabase(dataDir);
  const uploader = await createPerson(db, 'creator');
  const traffic = await startTraffic(db, [address], GUIDES);
  onTestFinished(traffic.abort);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const uploading = keepUploading(address, uploader, stopping.signal);
  uploading.catch(() => {});
  await expect
    .poll(async () => (await acknowledgedIn(db)).pictures.length, { timeout: 60_000 })
    .toBeGreaterThan(2);

  const backups: { readonly folder: string; readonly before: Acknowledged }[] = [];
  for (let n = 1; n <= BACKUPS; n += 1) {
    const before = await acknowledgedIn(db);
    const folder = path.join(dataDir, `../backup-${n}`);
    const saving = operate({ DATA_DIR: dataDir, SESSION_SECRET }, ['backup', folder]);
    expect(await saving.exit, saving.output()).toBe(0);
    backups.push({ folder, before });
    await wait(1_000);
  }
  // Killed at any moment, it leaves nothing that looks like a backup, and the server goes on.
  for (let n = 1; n <= KILLS; n += 1) {
    const folder = path.join(dataDir, `../killed-${n}`);
    const saving = operate({ DATA_DIR: dataDir, SESSION_SECRET }, ['backup', folder]);
    await Promise.race([wait((MAX_RUN_MS * n) / KILLS), saving.exit]);
    saving.child.kill('SIGKILL');
    await saving.exit;
    if (existsSync(folder)) expect(saving.output()).toContain('Saved');
  }
  traffic.checkAllAnswered();
  stopping.abort();
  const sent = await uploading;
  const summary = await traffic.finish();
  say(`saved ${BACKUPS} times and killed ${KILLS} times: ${summary}; ${sent} pictures`);

  for (const { folder, before } of backups) {
    const empty = await createDataDir();
    const restoring = operate({ DATA_DIR: empty, SESSION_SECRET }, ['restore', folder]);
    expect(await restoring.exit, restoring.output()).toBe(0);
    expect(restoring.output()).toContain('every file was compared');
    const restored = startServer({ DATA_DIR: empty, SESSION_SECRET });
    await expectAll(await restored.address, openServerDatabase(empty), before, uploader);
    restored.child.kill('SIGTERM');
    await restored.exit;
  }

  const [last] = backups.slice(-1);
  const empty = await createDataDir();
  const restore = () =>
    operate({ DATA_DIR: empty, SESSION_SECRET }, ['restore', last?.folder ?? '']);
  for (let n = 1; n <= KILLS; n += 1) {
    const restoring = restore();
    await Promise.race([wait((MAX_RUN_MS * n) / KILLS), restoring.exit]);
    restoring.child.kill('SIGKILL');
    await restoring.exit;
  }
  const restoring = restore();
  const code = await restoring.exit;
  // One of the runs may have been done before it was killed.
  if (code !== 0) expect(restoring.output()).toContain('There are people in this installation');
  const restored = startServer({ DATA_DIR: empty, SESSION_SECRET });
  const { before } = last ?? { before: { orders: [], pictures: [] } };
  await expectAll(await restored.address, openServerDatabase(empty), before, uploader);
});

it.skipIf(swiftUnavailableReason() !== null)(
  'an installation that ran alone moves out to a PostgreSQL and a store of its own, and back from a backup of those',
  { timeout: 600_000 },
  async () => {
    const postgres = startDebianPostgres();
    if (postgres === null) return;
    onTestFinished(postgres.stop);
    const swift = await startSwift(Object.values(BUCKETS));
    onTestFinished(swift.stop);
    const outside = {
      DATABASE_URL: postgres.url,
      S3_ENDPOINT: swift.endpoint,
      S3_ACCESS_KEY_ID: SWIFT_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: SWIFT_KEYS.secretAccessKey,
      S3_BUCKET_PRODUCTION: BUCKETS.production,
      S3_BUCKET_QUARANTINE: BUCKETS.quarantine,
      SESSION_SECRET,
      PAYMENTS: 'test',
    };
    const dataDir = await createDataDir();
    const alone = startServer({ DATA_DIR: dataDir, SESSION_SECRET, DEMO: 'on' });
    const address = await alone.address;
    const db = openServerDatabase(dataDir);
    const uploader = await createPerson(db, 'creator');
    const traffic = await startTraffic(db, [address], 2);
    const stopping = new AbortController();
    const uploading = keepUploading(address, uploader, stopping.signal);
    await expect
      .poll(async () => (await acknowledgedIn(db)).pictures.length, { timeout: 60_000 })
      .toBeGreaterThan(60);
    stopping.abort();
    await uploading;
    await traffic.finish();

    const inUse = operate({ DATA_DIR: dataDir, ...outside }, ['move-out']);
    expect(await inUse.exit).toBe(1);
    expect(inUse.output()).toContain('is in use by process');
    const before = await acknowledgedIn(db);
    alone.child.kill('SIGTERM');
    await alone.exit;

    const moving = operate({ DATA_DIR: dataDir, ...outside }, ['move-out']);
    expect(await moving.exit, moving.output()).toBe(0);
    expect(moving.output()).toContain('every file was compared');
    const again = operate({ DATA_DIR: dataDir, ...outside }, ['move-out']);
    expect(await again.exit).toBe(1);
    expect(again.output()).toContain('There are people in this installation already');
    const moved = startServer({ DATA_DIR: await createDataDir(), ...outside });
    const target = openDatabase({ connectionString: postgres.url, max: 3 }, createLogger('silent'));
    onTestFinished(target.close);
    await expectAll(await moved.address, target, before, uploader);

    const folder = path.join(dataDir, '../backup');
    const saving = operate({ DATA_DIR: await createDataDir(), ...outside }, ['backup', folder]);
    expect(await saving.exit, saving.output()).toBe(0);
    const empty = await createDataDir();
    const restoring = operate({ DATA_DIR: empty, SESSION_SECRET }, ['restore', folder]);
    expect(await restoring.exit, restoring.output()).toBe(0);
    const back = startServer({ DATA_DIR: empty, SESSION_SECRET });
    await expectAll(await back.address, openServerDatabase(empty), before, uploader);
  },
);

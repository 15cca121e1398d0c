import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../adapters/blob-folder/blob-folder.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { BlobAddress, BlobStore } from '../ports/blob-store.ts';
import { buyAndPay } from '../testing/buying.ts';
import { prepareEmptyDatabases } from '../testing/empty-database.ts';
import { createGuide } from '../testing/guides.ts';
import { storeMedia } from '../testing/media.ts';
import { createPerson } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createBackup, type Installation, restoreBackup } from './backup.ts';
import type { MediaStore } from './media-objects.ts';

const BUCKETS = { production: 'laneway-production', quarantine: 'laneway-quarantine' };
const home = await mkdtemp(path.join(tmpdir(), 'laneway-backup-'));
afterAll(() => rm(home, { recursive: true }));
const newPath = () => path.join(home, randomUUID());

const empty = await prepareEmptyDatabases();
const blobs = createFolderStore(newPath());
const app = await createTestApp({ blobs });
const { db } = app;
const source: Installation = { pool: db.pool, media: { blobs, buckets: BUCKETS } };
const tools = { openFolder: createFolderStore, say: () => {} };
const secret = { value: null, file: newPath() };

async function newInstallation(buckets: MediaStore['buckets'] = BUCKETS): Promise<Installation> {
  const media = createFolderStore(newPath());
  await media.check();
  return { pool: await empty.create(), media: { blobs: media, buckets } };
}

/** Backs the source up and restores it; returns what was restored and what either of them reported. */
async function copy(from: Installation = source, target?: Installation) {
  const folder = newPath();
  const lacking = await createBackup(from, secret, folder, tools);
  const restored = target ?? (await newInstallation());
  const missing = await restoreBackup(folder, restored, secret, tools);
  return { restored, lacking, missing };
}

const rowsOf = async (pool: pg.Pool, sql: string) => (await pool.query(sql)).rows;

/** The rows of every table, and everything that keeps them in order. */
async function describeDatabase(pool: pg.Pool) {
  const tables = await rowsOf(
    pool,
    `SELECT c.oid::regclass::text AS name FROM pg_class c
      WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname NOT IN ('schema_migrations', 'migrations')
        AND c.relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables)
    rows[name] = (await rowsOf(pool, `SELECT t::text FROM ${name} t ORDER BY 1`)).map(
      (row) => row.t,
    );
  return {
    rows,
    sequences: await rowsOf(
      pool,
      'SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2',
    ),
    constraints: await rowsOf(
      pool,
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
        WHERE conrelid <> 0 ORDER BY 1, 2`,
    ),
    triggers: await rowsOf(
      pool,
      'SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2',
    ),
  };
}

const contentOf = async ({ media }: Installation, address: BlobAddress) =>
  (await buffer(media.blobs.read(address))).toString();

await seedDemo({ db, blobs, bucket: BUCKETS.production });
const creator = await createPerson(db, 'creator');

beforeAll(async () => {
  await writeFile(secret.file, 'the secret of the source');
  const guideId = await createGuide(db, { authorId: creator.id, priceCents: 1_250 });
  await buyAndPay(app, guideId, await createPerson(db));
  await storeMedia(db, blobs, { key: 'lane.mp3', guideId, mime: 'audio/mpeg' });
  await storeMedia(db, blobs, { key: 'lane', guideId, renditions: [320, 640] });
  await storeMedia(db, blobs, { key: 'draft.vtt', uploaderId: creator.id, mime: 'text/vtt' });
});

describe('an installation that is restored from a backup', () => {
  it('has the same rows, files, numbers and rules', async () => {
    const { restored, lacking, missing } = await copy();
    expect([...lacking, ...missing]).toEqual([]);
    const now = await describeDatabase(restored.pool);
    expect(now).toEqual(await describeDatabase(db.pool));
    expect(Object.values(now.rows).flat().length).toBeGreaterThan(500);
    for (const key of ['lane.mp3', 'lane.w320.webp', 'lane.w640.webp'])
      expect(await contentOf(restored, { bucket: BUCKETS.production, key })).toBe(
        await contentOf(source, { bucket: BUCKETS.production, key }),
      );
    await expect(restored.pool.query('DELETE FROM ledger_entries')).rejects.toThrow();
    await expect(
      restored.pool.query(`INSERT INTO sessions (user_id) VALUES (2000000000)`),
    ).rejects.toThrow();
  });

  it('keeps its secret where that is in a file', async () => {
    const folder = newPath();
    await createBackup(source, secret, folder, tools);
    const kept = { value: null, file: newPath() };
    await restoreBackup(folder, await newInstallation(), kept, tools);
    expect(await readFile(kept.file, 'utf8')).toBe('the secret of the source');
  });

  it('may have buckets of other names', async () => {
    const buckets = { production: 'walks', quarantine: 'walks-quarantine' };
    const { restored, missing } = await copy(source, await newInstallation(buckets));
    expect(missing).toEqual([]);
    const { rows } = await describeDatabase(restored.pool);
    const text = JSON.stringify(rows);
    expect(text).not.toContain('laneway-production');
    expect(text).not.toContain('laneway-quarantine');
    expect(text).toContain('s3://walks/demo/');
    expect(await contentOf(restored, { bucket: 'walks', key: 'lane.mp3' })).toBe(
      'the bytes of lane.mp3',
    );
  });

  it('begins uploads again that had not arrived, and jobs that were under way', async () => {
    const upload = (finished: string) => `
      INSERT INTO uploads (uploader_id, file_name, mime, size_bytes, bucket, key, finished_at)
      VALUES (${creator.id}, 'a.mp3', 'audio/mpeg', 9, '${BUCKETS.quarantine}', '${randomUUID()}', ${finished})
      RETURNING id`;
    const [whole] = await rowsOf(db.pool, upload('now()'));
    await rowsOf(db.pool, upload('NULL'));
    await db.pool.query(
      `SELECT graphile_worker.add_job('recount_search_words', '{}');
       UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a worker'`,
    );
    const { restored } = await copy();
    expect(await rowsOf(restored.pool, 'SELECT id FROM uploads')).toEqual([whole]);
    const jobs = await rowsOf(
      restored.pool,
      'SELECT locked_at, locked_by FROM graphile_worker._private_jobs',
    );
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).toEqual({ locked_at: null, locked_by: null });
    await db.pool.query('DELETE FROM uploads; DELETE FROM graphile_worker._private_jobs');
  });
});

/** The source, in which something happens when the first object is read. */
function sourceWhile(happens: () => Promise<void>): Installation {
  let isFirst = true;
  const changing: BlobStore = {
    ...blobs,
    stat: async (address) => {
      if (isFirst) {
        isFirst = false;
        await happens();
      }
      return blobs.stat(address);
    },
  };
  return { ...source, media: { blobs: changing, buckets: BUCKETS } };
}

describe('a backup of an installation in use', () => {
  const audio = (key: string) =>
    storeMedia(db, blobs, { key, uploaderId: creator.id, mime: 'audio/mpeg' });
  const inQuarantine = (key: string) => ({ bucket: BUCKETS.quarantine, key });

  it('has what was uploaded meanwhile, and not what was deleted', async () => {
    await audio('deleted.mp3');
    const { restored, lacking, missing } = await copy(
      sourceWhile(async () => {
        await blobs.remove(inQuarantine('deleted.mp3'));
        await db.pool.query(`DELETE FROM media WHERE key = 'deleted.mp3'`);
        await audio('added.mp3');
      }),
    );
    expect([...lacking, ...missing]).toEqual([]);
    const { blobs: there } = restored.media;
    expect(await there.stat(inQuarantine('deleted.mp3'))).toBeNull();
    expect(await contentOf(restored, inQuarantine('added.mp3'))).toBe('the bytes of added.mp3');
  });

  it('has a file that was replaced as its row describes it', async () => {
    const key = 'draft.vtt';
    const { restored, lacking, missing } = await copy(
      sourceWhile(async () => {
        await blobs.put(inQuarantine(key), Buffer.from('WEBVTT'));
        await db.pool.query('UPDATE media SET size_bytes = 6 WHERE key = $1', [key]);
      }),
    );
    expect([...lacking, ...missing]).toEqual([]);
    expect(await contentOf(restored, inQuarantine(key))).toBe('WEBVTT');
  });

  it('says what the installation itself lacks, and has everything else', async () => {
    await audio('lost.mp3');
    await audio('cut.mp3');
    await blobs.remove(inQuarantine('lost.mp3'));
    await blobs.put(inQuarantine('cut.mp3'), Buffer.from('the'));
    const { restored, lacking, missing } = await copy();
    expect(lacking.toSorted()).toEqual([
      'quarantine/cut.mp3 is not what the database describes',
      'quarantine/lost.mp3 is missing',
    ]);
    expect(missing).toEqual(['quarantine/lost.mp3 is missing']);
    expect(await contentOf(restored, inQuarantine('added.mp3'))).toBe('the bytes of added.mp3');
    await db.pool.query(`DELETE FROM media WHERE key IN ('lost.mp3', 'cut.mp3')`);
  });
});

describe('a restore', () => {
  const edit = async (file: string, change: (manifest: Record<string, unknown>) => object) =>
    writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));

  it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      'the rows are cut off',
      (at) => truncate(`${at}/tables/public.users.copy.gz`, 100),
      /public\.users in the backup are damaged/,
    ],
    [
      'a table is missing',
      (at) => rm(`${at}/tables/public.orders.copy.gz`),
      /public\.orders can’t be read/,
    ],
    [
      'the list of files was changed',
      (at) => appendFile(`${at}/objects.jsonl`, '{}\n'),
      /list of files in the backup is damaged/,
    ],
    ['the backup wasn’t finished', (at) => rm(`${at}/backup.json`), /is no backup/],
    [
      'the program is older',
      (at) =>
        edit(`${at}/backup.json`, ({ migrations, ...rest }) => ({
          ...rest,
          migrations: [...(migrations as object[]), { name: '9999_later.sql', checksum: '' }],
        })),
      /another version of Laneway \(9999_later\.sql\)/,
    ],
    [
      'the format is newer',
      (at) => edit(`${at}/backup.json`, (manifest) => ({ ...manifest, format: 2 })),
      /newer version of Laneway/,
    ],
  ])('changes nothing where %s', async (_, damage, message) => {
    const folder = newPath();
    await createBackup(source, secret, folder, tools);
    await damage(folder);
    const target = await newInstallation();
    await expect(restoreBackup(folder, target, secret, tools)).rejects.toThrow(message);
    const [users] = await rowsOf(target.pool, `SELECT to_regclass('public.users')::text AS name`);
    if (users?.name !== null) expect(await rowsOf(target.pool, 'SELECT FROM users')).toEqual([]);
  });

  it('reports a file that was damaged in the backup, and restores the rest', async () => {
    const folder = newPath();
    await createBackup(source, secret, folder, tools);
    await writeFile(`${folder}/media/${BUCKETS.production}/lane.mp3`, 'the bytes of pain.mp3');
    const target = await newInstallation();
    expect(await restoreBackup(folder, target, secret, tools)).toEqual([
      'production/lane.mp3 is not what the database describes',
    ]);
    expect(await describeDatabase(target.pool)).toEqual(await describeDatabase(db.pool));
  });

  it('leaves an installation alone that has people, and its secret', async () => {
    const folder = newPath();
    await createBackup(source, secret, folder, tools);
    const kept = { value: null, file: newPath() };
    await writeFile(kept.file, 'another secret');
    const before = await describeDatabase(db.pool);
    await expect(restoreBackup(folder, source, kept, tools)).rejects.toThrow(
      'There are people in this installation already.',
    );
    expect(await describeDatabase(db.pool)).toEqual(before);
    expect(await readFile(kept.file, 'utf8')).toBe('another secret');
  });

  it('can begin again after it failed half-way', async () => {
    const folder = newPath();
    await createBackup(source, secret, folder, tools);
    const target = await newInstallation();
    const { blobs: there } = target.media;
    let turns = 0;
    const failing: BlobStore = {
      ...there,
      put: (...args) => {
        turns += 1;
        return turns < 20 ? there.put(...args) : Promise.reject(new Error('the store is gone'));
      },
    };
    const broken = { ...target, media: { ...target.media, blobs: failing } };
    await expect(restoreBackup(folder, broken, secret, tools)).rejects.toThrow('the store is gone');
    expect(await restoreBackup(folder, target, secret, tools)).toEqual([]);
    expect(await describeDatabase(target.pool)).toEqual(await describeDatabase(db.pool));
  });
});

it('a backup never replaces what is there', async () => {
  await expect(createBackup(source, secret, home, tools)).rejects.toThrow('exists already');
});

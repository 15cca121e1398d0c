import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type AppliedMigration, appliedMigrations, migrate } from '../platform/database/migrate.ts';
import { prepareJobTables } from '../platform/jobs/jobs.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { adoptRows } from './adopt-rows.ts';
import {
  type CopiedObject,
  checkObjects,
  createCopier,
  findBuckets,
  findObjects,
  type KnownObject,
  type MediaStore,
  missingText,
  nameOf,
} from './media-objects.ts';
import { checkTableFiles, loadTables, type TableFiles, writeTables } from './table-files.ts';

export type Installation = { readonly pool: pg.Pool; readonly media: MediaStore };

/** The secret behind sessions and links, and the file that keeps it unless it is a setting. */
export type SessionSecret = { readonly value: string | null; readonly file: string };

export type BackupTools = {
  readonly openFolder: (folder: string) => BlobStore;
  readonly say: (line: string) => void;
};

/** An installation at one moment. The rows and the objects themselves are in files of their own. */
type Contents = TableFiles & {
  readonly migrations: readonly AppliedMigration[];
  readonly buckets: MediaStore['buckets'];
  readonly objects: readonly KnownObject[];
};

/** The file that makes a folder a backup. The list of objects has its own, because it may be long. */
type Manifest = Omit<Contents, 'objects'> & {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly objectsSha256: string;
};

const FORMAT = 1;
const FILES = {
  manifest: 'backup.json',
  objects: 'objects.jsonl',
  tables: 'tables',
  media: 'media',
  secret: 'session-secret',
} as const;

const NOTHING_THERE = 'There is no installation to copy. Check DATA_DIR or DATABASE_URL.';

/** Objects are seldom replaced or removed while a backup is made, so the second attempt usually meets none. */
const ATTEMPTS = 5;

/**
 * Writes a backup of an installation that may be in use. Its rows are those of one moment. Objects are copied before that
 * moment, and afterwards those that are new. Returns what the installation itself lacks, a line each.
 */
export async function createBackup(
  source: Installation,
  secret: SessionSecret,
  folder: string,
  { openFolder, say }: BackupTools,
): Promise<readonly string[]> {
  if (await exists(folder)) throw new Error(`${folder} exists already. Name a new folder.`);
  if (!(await hasSchema(source.pool))) throw new Error(NOTHING_THERE);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const { buckets } = source.media;
  const blobs = openFolder(path.join(draft, FILES.media));
  await blobs.check();
  const copier = createCopier(source.media, { blobs, buckets });
  say('Copying media…');
  await copier.update(await findObjects(source.pool, buckets));
  say('Copying the database…');
  const snapshot = () => takeSnapshot(source, path.join(draft, FILES.tables));
  let contents = await snapshot();
  let problems = await copier.update(contents.objects);
  for (let attempt = 2; problems.length > 0 && attempt <= ATTEMPTS; attempt += 1) {
    const before = problems.join();
    contents = await snapshot();
    problems = await copier.update(contents.objects);
    // These objects stay missing, however often a snapshot is taken.
    if (problems.join() === before) break;
  }
  await writeContents(draft, { ...contents, objects: copier.copied() });
  if (secret.value === null) await copyFile(secret.file, path.join(draft, FILES.secret));
  await rename(draft, folder);
  say(`Saved ${summaryOf(contents.tables, copier.copied())} to ${folder}.`);
  return problems;
}

/** Fills an empty installation from a backup. Returns what the backup lacks, a line each. */
export async function restoreBackup(
  folder: string,
  target: Installation,
  secret: SessionSecret,
  { openFolder, say }: BackupTools,
): Promise<readonly string[]> {
  const contents = await readContents(folder);
  const tables = path.join(folder, FILES.tables);
  await checkTableFiles(tables, contents.tables);
  await refuseUnlessEmpty(target.pool);
  const kept = path.join(folder, FILES.secret);
  if (secret.value === null && (await exists(kept))) await copyFile(kept, secret.file);
  const blobs = openFolder(path.join(folder, FILES.media));
  return fill(target, { blobs, buckets: contents.buckets }, tables, contents, say);
}

/** Copies an installation that isn't in use to an empty one. `folder` is for its rows meanwhile. */
export async function moveOut(
  source: Installation,
  target: Installation,
  folder: string,
  { say }: Pick<BackupTools, 'say'>,
): Promise<readonly string[]> {
  if (!(await hasSchema(source.pool))) throw new Error(NOTHING_THERE);
  const { blobs, buckets } = source.media;
  const media = { blobs, buckets: await findBuckets(source.pool, buckets) };
  try {
    say('Reading the database…');
    const contents = await takeSnapshot({ ...source, media }, folder);
    return await fill(target, media, folder, contents, say);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares the books and the files of an installation with its database; returns what is wrong, a line each. */
export async function checkInstallation(
  { pool, media }: Installation,
  { say }: Pick<BackupTools, 'say'>,
): Promise<readonly string[]> {
  if (!(await hasSchema(pool))) throw new Error(NOTHING_THERE);
  const wrong = await ledgerErrors(pool);
  const objects = await findObjects(pool, media.buckets);
  const problems = [...wrong, ...(await checkObjects(objects, media))];
  if (problems.length === 0)
    say(`The ledger is balanced, and all ${objects.length} files are there.`);
  return problems;
}

/**
 * The database comes last and in one transaction: until then the installation is empty, and a restore that was killed can
 * begin again.
 */
async function fill(
  target: Installation,
  from: MediaStore,
  tables: string,
  contents: Contents,
  say: BackupTools['say'],
): Promise<readonly string[]> {
  await prepareDatabase(target.pool, contents.migrations);
  say('Copying media…');
  const copier = createCopier(from, target.media);
  const damaged = await copier.update(contents.objects);
  say('Comparing media…');
  const copied = copier.copied();
  const unlike = await checkObjects(copied, target.media);
  say('Filling the database…');
  const missing = await inTransaction(target.pool, 'BEGIN', async (client) => {
    await loadTables(client, tables, contents, {
      before: () => refuseUnlessEmpty(client),
      after: () => adoptRows(client, contents.buckets, target.media.buckets),
    });
    const [unbalanced] = await ledgerErrors(client);
    if (unbalanced !== undefined) throw new Error(unbalanced);
    const names = new Set(copied.map(nameOf));
    const known = await findObjects(client, target.media.buckets);
    return known.map(nameOf).filter((name) => !names.has(name));
  });
  await target.pool.query('ANALYZE');
  const { tables: files } = contents;
  say(
    `Restored ${summaryOf(files, copied)}. The rows were counted, the ledger is balanced, and every file was compared.`,
  );
  return [...new Set([...damaged, ...unlike, ...missing.map(missingText)])];
}

/** The schema of the backup; a newer program brings it up to date at its next start. */
async function prepareDatabase(pool: pg.Pool, wanted: readonly AppliedMigration[]): Promise<void> {
  await refuseUnlessEmpty(pool);
  const names = new Set(wanted.map(({ name }) => name));
  await migrate(pool, { isWanted: (name) => names.has(name) });
  await prepareJobTables(pool);
  const applied = await appliedMigrations(pool);
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const unknown = wanted.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (unknown !== undefined)
    throw new Error(
      `The backup was made by another version of Laneway (${unknown.name}). Restore it with that version.`,
    );
  if (applied.length > wanted.length)
    throw new Error(
      'The database has the schema of a newer version than the backup. Restore into one that Laneway hasn’t been started with.',
    );
}

async function refuseUnlessEmpty(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  if (!(await hasSchema(client))) return;
  const { rows } = await client.query('SELECT FROM users LIMIT 1');
  if (rows.length > 0)
    throw new Error('There are people in this installation already. Restore into an empty one.');
}

async function hasSchema(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('public.users') IS NOT NULL AS has`);
  return rows[0]?.has === true;
}

const LEDGER_ERRORS = `
  SELECT 'entry ' || entry_id || ' does not sum to zero' AS what
    FROM ledger_postings GROUP BY entry_id HAVING sum(cents) <> 0
  UNION ALL
  SELECT 'the balance of creator ' || creator_id || ' is not the sum of its postings'
    FROM (SELECT creator_id, -sum(cents) AS cents FROM ledger_postings WHERE creator_id IS NOT NULL
           GROUP BY creator_id) owed
    FULL JOIN creator_balances kept USING (creator_id)
   WHERE coalesce(owed.cents, 0) <> coalesce(kept.cents, 0)`;

async function ledgerErrors(client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> {
  const { rows } = await client.query<{ what: string }>(LEDGER_ERRORS);
  return rows.map(({ what }) => `The ledger isn’t balanced: ${what}.`);
}

/** The rows of one moment, in files, and what they say of the installation's objects. */
function takeSnapshot({ pool, media }: Installation, folder: string): Promise<Contents> {
  return inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const migrations = await appliedMigrations(client);
    const objects = await findObjects(client, media.buckets);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { migrations, objects, buckets: media.buckets, ...(await writeTables(client, folder)) };
  });
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

async function writeContents(folder: string, { objects, ...rest }: Contents): Promise<void> {
  const list = objects.map((object) => `${JSON.stringify(object)}\n`).join('');
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    objectsSha256: sha256(list),
    ...rest,
  };
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, FILES.objects), list, options);
  await writeFile(path.join(folder, FILES.manifest), JSON.stringify(manifest, null, 2), options);
}

async function readContents(folder: string): Promise<Contents> {
  const text = await readFile(path.join(folder, FILES.manifest), 'utf8').catch((cause) => {
    throw new Error(`${folder} is no backup: it has no ${FILES.manifest}.`, { cause });
  });
  const { format, objectsSha256, ...rest }: Manifest = JSON.parse(text);
  if (format !== FORMAT)
    throw new Error('The backup was made by a newer version of Laneway. Restore it with that.');
  const list = await readFile(path.join(folder, FILES.objects), 'utf8');
  if (sha256(list) !== objectsSha256)
    throw new Error('The list of files in the backup is damaged.');
  const lines = list.split('\n').filter((line) => line !== '');
  return { ...rest, objects: lines.map((line): KnownObject => JSON.parse(line)) };
}

function summaryOf(tables: TableFiles['tables'], objects: readonly CopiedObject[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = objects.reduce((sum, { size }) => sum + size, 0);
  const megabytes = Math.ceil(bytes / 1_000_000);
  const count = (value: number) => value.toLocaleString('en');
  return `${count(rows)} rows of ${tables.length} tables and ${count(objects.length)} files (${count(megabytes)} MB)`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

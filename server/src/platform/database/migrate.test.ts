import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareEmptyDatabases } from '../../testing/empty-database.ts';
import { migrate } from './migrate.ts';

const databases = await prepareEmptyDatabases();
const home = await mkdtemp(path.join(tmpdir(), 'laneway-migrations-'));
afterAll(() => rm(home, { recursive: true }));

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(home, 'set-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
  return folder;
}

async function tablesOf(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name <> 'schema_migrations' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

const ONE = { '0001_one.sql': 'CREATE TABLE one (id integer);' };
const TWO = { '0002_two.sql': 'CREATE TABLE two (id integer REFERENCES three);' };

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** Later ones run while processes of the release before still use the schema. */
const LAST_OF_FIRST_RELEASE = '0057_search_recount_alone.sql';
/** Begins a comment that says why the release before doesn't mind. */
const EXCUSE = '-- The last release doesn’t use ';

/** The clauses of a migration that take something away from the release before, or demand something of it. */
function breachesIn(sql: string): readonly string[] {
  const clauses = sql
    .replaceAll(/--.*/g, '')
    .split(/[,;]/)
    .map((clause) => clause.trim().replaceAll(/\s+/g, ' ').toUpperCase());
  return clauses.filter((clause) => {
    if (/\b(DROP (TABLE|COLUMN|VIEW|TYPE)|RENAME|SET NOT NULL|SET DATA TYPE)\b/.test(clause))
      return true;
    if (/\bALTER COLUMN \w+ TYPE\b/.test(clause)) return true;
    return /\bADD COLUMN\b/.test(clause) && /NOT NULL/.test(clause) && !/DEFAULT/.test(clause);
  });
}

describe('the release before', () => {
  it.each([
    'ALTER TABLE guides DROP COLUMN title',
    'ALTER TABLE guides ADD COLUMN mood text, DROP COLUMN title',
    'DROP TABLE guides',
    'ALTER TABLE guides RENAME COLUMN title TO name',
    'ALTER TABLE guides RENAME TO walks',
    'ALTER TABLE guides ALTER COLUMN title TYPE integer USING 1',
    'ALTER TABLE guides ALTER title SET NOT NULL',
    'ALTER TABLE guides ADD COLUMN mood text NOT NULL',
  ])('would not work after %s', (sql) => {
    expect(breachesIn(`CREATE TABLE moods (name text NOT NULL);\n${sql};`)).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE moods (name text NOT NULL, DEFAULT_ text)',
    'ALTER TABLE guides ADD COLUMN mood text',
    `ALTER TABLE guides ADD COLUMN mood text NOT NULL DEFAULT 'calm'`,
    'CREATE INDEX guides_mood ON guides (mood) -- not DROP TABLE',
    'DROP INDEX guides_mood',
  ])('works after %s', (sql) => {
    expect(breachesIn(sql)).toEqual([]);
  });

  it('works after the migrations of this one', async () => {
    const files = (await readdir(FOLDER)).filter((name) => name > LAST_OF_FIRST_RELEASE);
    for (const name of files) {
      const sql = await readFile(path.join(FOLDER, name), 'utf8');
      expect(sql.includes(EXCUSE) ? [] : breachesIn(sql), name).toEqual([]);
    }
  });
});

describe('our own migrations', () => {
  it('run in order on an empty database, and only once', async () => {
    const pool = await databases.create();
    const files = (await readdir(FOLDER)).toSorted();
    expect(await migrate(pool)).toEqual(files);
    const tables = await tablesOf(pool);
    expect(tables).toEqual(expect.arrayContaining(['guides', 'ledger_entries', 'users']));
    expect(await migrate(pool)).toEqual([]);
    expect(await tablesOf(pool)).toEqual(tables);
  });
});

describe('migrations', () => {
  it('that are new run without the earlier ones', async () => {
    const pool = await databases.create();
    await migrate(pool, { folder: await folderWith(ONE) });
    const more = { ...ONE, '0002_more.sql': 'CREATE TABLE more (id integer);' };
    expect(await migrate(pool, { folder: await folderWith(more) })).toEqual(['0002_more.sql']);
    expect(await tablesOf(pool)).toEqual(['more', 'one']);
  });

  it('run once when two processes start together', async () => {
    const pool = await databases.create();
    const slow = { '0001_one.sql': 'SELECT pg_sleep(0.1); CREATE TABLE one (id integer);' };
    const folder = await folderWith(slow);
    const ran = await Promise.all([migrate(pool, { folder }), migrate(pool, { folder })]);
    expect(ran.flat()).toEqual(['0001_one.sql']);
    expect(await tablesOf(pool)).toEqual(['one']);
  });

  it('that were edited after they ran are refused, and nothing runs', async () => {
    const pool = await databases.create();
    await migrate(pool, { folder: await folderWith(ONE) });
    const edited = await folderWith({
      '0001_one.sql': 'CREATE TABLE one (id bigint);',
      '0002_more.sql': 'CREATE TABLE more (id integer);',
    });
    await expect(migrate(pool, { folder: edited })).rejects.toThrow(
      'Migrations that already ran were edited: 0001_one.sql. Put the change into a new migration.',
    );
    expect(await tablesOf(pool)).toEqual(['one']);
  });

  it('that fail are rolled back, and can be repeated once they are fixed', async () => {
    const pool = await databases.create();
    const half = `CREATE TABLE half (id integer); ${TWO['0002_two.sql']}`;
    const broken = await folderWith({ ...ONE, '0002_two.sql': half });
    await expect(migrate(pool, { folder: broken })).rejects.toMatchObject({
      message: 'Migration 0002_two.sql failed',
      cause: { code: '42P01' },
    });
    expect(await tablesOf(pool)).toEqual(['one']);
    const { rows } = await pool.query('SELECT name FROM schema_migrations');
    expect(rows).toEqual([{ name: '0001_one.sql' }]);
    const mended = await folderWith({ ...ONE, '0002_two.sql': 'CREATE TABLE two (id integer);' });
    expect(await migrate(pool, { folder: mended })).toEqual(['0002_two.sql']);
  });

  it('are read from files that end in .sql and from no others', async () => {
    const pool = await databases.create();
    const folder = await folderWith({ ...ONE, 'notes.md': 'not SQL', '0002.sql.bak': 'nor this' });
    expect(await migrate(pool, { folder })).toEqual(['0001_one.sql']);
  });
});

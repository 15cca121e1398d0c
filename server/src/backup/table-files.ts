import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Ours, and that of the job queue: what is still to be done belongs to what was done. */
const SCHEMAS = ['public', 'graphile_worker'];
/** Each program writes these itself when it creates the schema. */
const WRITTEN_BY_MIGRATIONS = ['public.schema_migrations', 'graphile_worker.migrations'];

/** The rows of one table, in PostgreSQL's text format and compressed. */
export type TableFile = {
  /** The names are quoted where SQL requires it. */
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly sha256: string;
};

/** Null for a sequence that hasn't been used. */
export type SequenceValue = { readonly sequence: string; readonly last: string | null };

export type TableFiles = {
  readonly tables: readonly TableFile[];
  readonly sequences: readonly SequenceValue[];
};

const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS "table",
         array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname = ANY ($1)
     AND format('%I.%I', n.nspname, c.relname) <> ALL ($2)
   GROUP BY 1 ORDER BY 1`;

/** Sequences belong to no snapshot; they are read after it was taken, so they are never behind its rows. */
const SEQUENCES = `
  SELECT format('%I.%I', schemaname, sequencename) AS sequence, last_value::text AS last
    FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`;

/** Writes every table that this transaction sees into `folder`. */
export async function writeTables(client: pg.ClientBase, folder: string): Promise<TableFiles> {
  const found = await client.query<Pick<TableFile, 'table' | 'columns'>>(TABLES, [
    SCHEMAS,
    WRITTEN_BY_MIGRATIONS,
  ]);
  const tables: TableFile[] = [];
  for (const { table, columns } of found.rows) {
    const rows = client.query(copyTo(`COPY ${table} (${columns.join(', ')}) TO STDOUT`));
    const digest = createHash('sha256');
    await pipeline(
      rows,
      createGzip({ level: constants.Z_BEST_SPEED }),
      observed((chunk) => digest.update(chunk)),
      createWriteStream(fileOf(folder, table), { flags: 'wx', flush: true, mode: 0o600 }),
    );
    tables.push({ table, columns, rows: rows.rowCount, sha256: digest.digest('hex') });
  }
  const sequences = await client.query<SequenceValue>(SEQUENCES, [SCHEMAS]);
  return { tables, sequences: sequences.rows };
}

/**
 * Fills the tables of a migrated database with those of a backup, between two steps of the caller's. Triggers don't run,
 * because the rows have the results of theirs already. Foreign keys are dropped and added again, which checks all of
 * them; that needs no rights but those of the tables' owner.
 */
export async function loadTables(
  client: pg.ClientBase,
  folder: string,
  { tables, sequences }: TableFiles,
  { before, after }: { before: () => Promise<void>; after: () => Promise<void> },
): Promise<void> {
  const names = tables.map(({ table }) => table);
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await before();
  const keys = await foreignKeysOf(client);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of names) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const file of tables) await loadTable(client, folder, file);
  for (const { sequence, last } of sequences) {
    if (last !== null)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [sequence, last]);
  }
  await after();
  for (const table of names) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function foreignKeysOf(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name,
            pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = ANY ($1::regnamespace[])`,
    [SCHEMAS],
  );
  return rows;
}

async function loadTable(
  client: pg.ClientBase,
  folder: string,
  { table, columns, rows }: TableFile,
): Promise<void> {
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), target);
  if (target.rowCount !== rows)
    throw new Error(`${table} got ${target.rowCount} rows instead of ${rows}`);
}

/** Fails unless every file is what was written. */
export async function checkTableFiles(folder: string, tables: readonly TableFile[]): Promise<void> {
  for (const { table, sha256 } of tables) {
    const digest = createHash('sha256');
    await pipeline(createReadStream(fileOf(folder, table)), digest).catch((cause) => {
      throw new Error(`The rows of ${table} can’t be read from the backup.`, { cause });
    });
    if (digest.digest('hex') !== sha256)
      throw new Error(`The rows of ${table} in the backup are damaged.`);
  }
}

function fileOf(folder: string, table: string): string {
  return path.join(folder, `${table.replaceAll(/[^\w.]/g, '')}.copy.gz`);
}

/** Passes what it reads on unchanged. */
export function observed(see: (chunk: Buffer) => void) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      see(chunk);
      yield chunk;
    }
  };
}

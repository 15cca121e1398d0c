import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** The lock that serialises processes that start at the same time. */
const MIGRATION_LOCK = 7_265_930;

export type AppliedMigration = { readonly name: string; readonly checksum: string };

type Migration = AppliedMigration & { readonly sql: string };

type MigrateOptions = {
  readonly folder?: string;
  /** A backup is restored into the schema that it was made of. */
  readonly isWanted?: (name: string) => boolean;
};

/** Brings the schema up to date and returns the names of the migrations it ran. Each runs in a transaction. */
export async function migrate(
  pool: pg.Pool,
  { folder = MIGRATIONS, isWanted = () => true }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => isWanted(name));
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const rows = await appliedMigrations(client);
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    refuseRewrittenHistory(migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** Those that this database has, in order. */
export async function appliedMigrations(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  );
  return rows;
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Editing a migration has no effect where it has already run, so an edited one is refused. */
function refuseRewrittenHistory(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const changed = migrations.filter(
    ({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum,
  );
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(
      `Migrations that already ran were edited: ${names}. Put the change into a new migration.`,
    );
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed`, { cause });
  }
}

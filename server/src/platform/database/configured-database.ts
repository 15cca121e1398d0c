import type pg from 'pg';
import type { Config } from '../../config.ts';
import { startEmbeddedPostgres } from '../postgres/supervisor.ts';
import type { Logger } from '../process/logging.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { type Database, openDatabase } from './database.ts';

export type ConfiguredDatabase = { readonly db: Database; readonly connection: pg.ClientConfig };

/** Opens the database of DATABASE_URL, or the built-in one under DATA_DIR. */
export async function openConfiguredDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  shutdown: Shutdown,
): Promise<ConfiguredDatabase> {
  const connection = await findConnection(config, log, shutdown);
  const db = openDatabase(connection, log);
  shutdown.onStop('database connections', db.close);
  // Straight from the pool, because what never was available has no outage to report.
  await db.pool.query('SELECT 1').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new Error(`Can’t use the database in DATABASE_URL (${reason}).`, { cause });
  });
  return { db, connection };
}

async function findConnection(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  shutdown: Shutdown,
): Promise<pg.ClientConfig> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (line) => log.debug({ postgres: line }, 'postgres'),
    onFailure: shutdown.fail,
  });
  shutdown.onStop('postgres', postgres.stop);
  return postgres.connection;
}

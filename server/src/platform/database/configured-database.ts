import { once } from 'node:events';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { startEmbeddedPostgres } from '../postgres/supervisor.ts';
import type { Logger } from '../process/logging.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { type Database, openDatabase } from './database.ts';

/** A notification takes milliseconds, unless the whole machine stalls. */
const NOTIFY_TIMEOUT_MS = 10_000;
const START_CHANNEL = 'laneway_start';

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
  if (config.databaseUrl !== null && !(await hearsNotifications(connection, db.pool))) {
    throw new Error(
      'The database in DATABASE_URL passes no notifications on, as behind a PgBouncer in transaction mode. Use session mode, or the address of PostgreSQL itself.',
    );
  }
  return { db, connection };
}

/**
 * Whether one connection receives what another announces. A pooler in transaction mode shares connections between its
 * clients, so notifications don't arrive, and prepared statements and locks get lost.
 */
async function hearsNotifications(connection: pg.ClientConfig, others: pg.Pool): Promise<boolean> {
  const listener = new pg.Client({ ...connection, application_name: 'laneway start' });
  // The call that meets a failure reports it.
  listener.on('error', () => {});
  const heard = once(listener, 'notification', {
    signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );
  try {
    await listener.connect();
    await listener.query(`LISTEN ${START_CHANNEL}`);
    await others.query(`NOTIFY ${START_CHANNEL}`);
    return await heard;
  } finally {
    await listener.end();
  }
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

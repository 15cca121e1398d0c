import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Another running process uses this data folder, and the database of this connection. */
export class DataDirInUseError extends Error {
  readonly connection: pg.ClientConfig;

  constructor(message: string, connection: pg.ClientConfig) {
    super(message);
    this.connection = connection;
  }
}

/** An arbitrary number, the same in every Laneway. */
const OWNER_LOCK = 7_265_929;
/** The time that a server may take to notice that the connection of a killed process is gone. */
const TIMEOUT_MS = 1_500;

/**
 * Makes this process the owner of a database server until the returned function is called or the process dies. The
 * claim is a lock of a connection, so a crash releases it and only one process can have it.
 */
export async function claimOwnership(
  connection: pg.ClientConfig,
  dataDir: string,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    ...connection,
    application_name: `laneway owner, process ${process.pid}`,
  });
  // When the server stops, the supervisor sees its process end, so errors of this connection add nothing.
  client.on('error', () => {});
  await client.connect();
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS locked',
      [OWNER_LOCK],
    );
    if (rows[0]?.locked === true) return () => client.end().catch(() => {});
    if (Date.now() > deadline) break;
    await wait(50);
  }
  const owner = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [OWNER_LOCK],
  );
  await client.end();
  const who = owner.rows[0]?.application_name.replace('laneway owner, ', '') ?? 'another process';
  throw new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by ${who}. Stop that server first, or set a different DATA_DIR.`,
    connection,
  );
}

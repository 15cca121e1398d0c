import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Another live process holds this data folder. */
export class DataDirInUseError extends Error {}

/** An arbitrary number that every Laneway agrees on. */
const OWNER_LOCK = 7_265_929;
/** A server notices within moments that the connection of a killed process has gone; this is how long we allow it. */
const PATIENCE_MS = 1_500;

/**
 * Makes this process the owner of a database server until the returned function is called or the process dies. The
 * claim is a lock held by a connection, so it can neither be left behind by a crash nor be taken twice.
 */
export async function claimOwnership(
  connection: pg.ClientConfig,
  dataDir: string,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    ...connection,
    application_name: `laneway owner, process ${process.pid}`,
  });
  // When the server goes, the supervisor sees its process end; this connection has nothing to add.
  client.on('error', () => {});
  await client.connect();
  const deadline = Date.now() + PATIENCE_MS;
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
  );
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../process/logging.ts';
import { dateOf } from '../process/service-health.ts';

/** The database can't be reached. The caller may retry; if a commit was under way, its outcome is unknown. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause?: unknown) {
    super('the database is not available', { cause });
  }
}

export type OutageWatch = {
  readonly isDown: () => boolean;
  /** When the outage began; null while there is none. */
  readonly downSince: () => Date | null;
  /** Calls back whenever an outage begins. */
  readonly onDown: (listener: () => void) => void;
  /** Something failed as if the database were gone; whether it is gets checked at once. */
  readonly suspect: (reason: unknown) => void;
  readonly close: () => void;
};

/** Often enough to be back within a second of the database. */
const CHECK_EVERY_MS = 250;
const CHECK_TIMEOUT_MS = 2_000;

/** The error codes of sockets when the other side is gone. */
const SOCKET_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  // The socket of a local server.
  'ENOENT',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * What PostgreSQL reports: a lost connection (class 08), a shutdown, a crash, a start under way, no connection left, and
 * a server that has become a standby.
 */
const SERVER_ERRORS = /^(?:08...|57P0[123]|53300|25006)$/;
const TOO_MANY_CONNECTIONS = '53300';
/** The driver's own errors, which have no code. */
const DRIVER_ERRORS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/** True if an error is about the connection to the database rather than about the statement. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return SERVER_ERRORS.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? DRIVER_ERRORS.test(error.message) : SOCKET_ERRORS.has(code);
}

/**
 * Tells whether the database is down, so that nobody waits for a connection that can't come. One lost connection is no
 * outage: a suspicion is checked with a connection of its own, and an outage with another one until it succeeds.
 */
export function watchOutages(connection: pg.ClientConfig, log: Logger): OutageWatch {
  const listeners: (() => void)[] = [];
  let downSince: number | null = null;
  let isChecking = false;
  let isClosed = false;

  const check = async (): Promise<void> => {
    const err = await connectToPrimary(connection).then(
      () => null,
      (error: unknown) => error,
    );
    if (isClosed || isOutage(err) === (downSince !== null)) return;
    if (downSince === null) {
      downSince = performance.now();
      log.error({ err }, 'the database is not available; trying again until it is');
      for (const listener of listeners) listener();
    } else {
      const seconds = Math.round((performance.now() - downSince) / 1_000);
      downSince = null;
      log.info({ seconds }, 'the database is available again');
    }
  };

  const checkUntilUp = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    do {
      await check();
      if (downSince !== null) await wait(CHECK_EVERY_MS, undefined, { ref: false });
    } while (downSince !== null && !isClosed);
    isChecking = false;
  };

  return {
    isDown: () => downSince !== null,
    downSince: () => dateOf(downSince),
    onDown: (listener) => void listeners.push(listener),
    suspect: (reason) => {
      if (isClosed) return;
      log.debug({ err: reason }, 'lost a connection to the database');
      void checkUntilUp();
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** True if an error is what an outage causes. A server that only refuses another connection is there. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  return isConnectionError(error) && (error as pg.DatabaseError).code !== TOO_MANY_CONNECTIONS;
}

async function connectToPrimary(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'laneway outage check',
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  // The failure is reported by the call that meets it; without a listener the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_standby');
    if (rows[0]?.is_standby !== false) throw new DatabaseUnavailableError('it is a standby');
  } finally {
    await client.end().catch(() => {});
  }
}

import pg from 'pg';
import type { Logger } from '../process/logging.ts';
import {
  DatabaseUnavailableError,
  isConnectionError,
  type OutageWatch,
  watchOutages,
} from './outage.ts';

/** A query with a name, so that PostgreSQL parses and plans it once per connection. */
export type Statement<Row> = {
  readonly name: string;
  readonly text: string;
  /** Only a type: rows are what the SQL says they are, and the tests run every statement. */
  readonly row?: Row;
};

export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}

export type Queryable = {
  readonly query: <Row>(statement: Statement<Row>, values?: readonly unknown[]) => Promise<Row[]>;
};

/** `outage`: the connection was lost, or there was none. */
export type QueryOutcome = 'ok' | 'failed' | 'outage';

type QueryListener = (seconds: number, outcome: QueryOutcome) => void;

declare const inTransaction: unique symbol;

/** A connection with an open transaction. Functions whose changes belong together require this instead of a pool. */
export type Transaction = Queryable & { readonly [inTransaction]: true };

export type Database = Queryable & {
  /**
   * Runs the work in one transaction. Rolls back when it throws, and when it returns a failed result, so that after a
   * refusal nothing has changed.
   */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly pool: pg.Pool;
  /** Tells how long each statement took, and its outcome. */
  readonly onQuery: (listener: QueryListener) => void;
  /** While the database is down, statements fail at once with `DatabaseUnavailableError`. */
  readonly outage: OutageWatch;
  readonly close: () => Promise<void>;
};

/** Cents, sizes and counts all stay far below 2^53, so they are plain numbers. */
const BIGINT = 20;
const parseTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Deadlocks and serialisation failures, after which a transaction can be retried. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRANSACTION_ATTEMPTS = 4;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: () => void,
) => void;

/**
 * A pool that has no connections while the database is down. The job queue asks it directly, and would sleep for up to
 * three minutes after some errors of a connection.
 */
class WatchedPool extends pg.Pool {
  isDown = (): boolean => false;

  connectAnyway(): Promise<pg.PoolClient> {
    return super.connect();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): unknown {
    if (!this.isDown()) return connected === undefined ? super.connect() : super.connect(connected);
    const error = new DatabaseUnavailableError();
    if (connected === undefined) return Promise.reject(error);
    return process.nextTick(connected, error, undefined, () => {});
  }
}

export function openDatabase(connection: pg.PoolConfig, log: Logger): Database {
  const pool = new WatchedPool({
    max: 12,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'laneway',
    ...connection,
    types: parseTypes,
  });
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  const outage = watchOutages(connection, log);
  pool.isDown = outage.isDown;
  const listeners: QueryListener[] = [];
  const report: QueryListener = (seconds, outcome) => {
    for (const listener of listeners) listener(seconds, outcome);
  };
  // A connection that went silent would keep its statement waiting, and hang the next one that gets it. It is cut off
  // rather than ended, because `end` waits for the other side and reports nothing to those who listen on it.
  const cutOff = ({ connection }: pg.PoolClient): void => void connection.stream.destroy();
  outage.onDown(() => {
    for (const client of busy) cutOff(client);
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      pool.connectAnyway().then(
        (client) => {
          cutOff(client);
          client.release(true);
        },
        () => {},
      );
    }
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', (error) => {
    // While we close, connections may see the server shut down before they are closed themselves.
    if (!pool.ending) outage.suspect(error);
  });
  // When a connection in use breaks, its query fails; this listener only keeps the error from ending the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  const attempt = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    if (outage.isDown()) throw new DatabaseUnavailableError();
    const client = await pool.connect().catch((error: unknown) => {
      throw explained(error, outage);
    });
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(queryable(client, outage, report) as Transaction);
      await client.query(isFailed(value) ? 'ROLLBACK' : 'COMMIT');
      return value;
    } catch (error) {
      const reason = explained(error, outage);
      // A server that has become a standby would still answer, but refuse everything that the next one writes.
      if (reason instanceof DatabaseUnavailableError) broken = reason;
      await client.query('ROLLBACK').catch((err: Error) => {
        broken = err;
      });
      throw reason;
    } finally {
      client.release(broken);
    }
  };

  return {
    ...queryable(pool, outage, report),
    pool,
    onQuery: (listener) => void listeners.push(listener),
    outage,
    transaction: async (work) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          const again = error instanceof pg.DatabaseError && TRY_AGAIN.has(error.code ?? '');
          if (!again || tries === TRANSACTION_ATTEMPTS) throw error;
        }
      }
    },
    close: () => {
      outage.close();
      return pool.end();
    },
  };
}

/** True if a value is a failed result of domain/result.ts. */
function isFailed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

function queryable(
  target: pg.Pool | pg.PoolClient,
  outage: OutageWatch,
  report: QueryListener,
): Queryable {
  return {
    query: async <Row>({ name, text }: Statement<Row>, values: readonly unknown[] = []) => {
      if (outage.isDown()) throw new DatabaseUnavailableError();
      const began = performance.now();
      const reportAs = (outcome: QueryOutcome): void =>
        report((performance.now() - began) / 1_000, outcome);
      try {
        const result = await target.query({ name, text, values: [...values] });
        reportAs('ok');
        return result.rows as Row[];
      } catch (error) {
        const reason = explained(error, outage);
        reportAs(reason instanceof DatabaseUnavailableError ? 'outage' : 'failed');
        throw reason;
      }
    },
  };
}

/** The error to throw; the watch hears of it if it looks like an outage. */
function explained(error: unknown, outage: OutageWatch): unknown {
  if (!isConnectionError(error)) return error;
  outage.suspect(error);
  return new DatabaseUnavailableError(error);
}

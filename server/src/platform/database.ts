import pg from 'pg';
import type { Logger } from './logging.ts';

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

declare const inTransaction: unique symbol;

/** A connection with an open transaction. What must happen whole asks for this, and a pool of connections won't do. */
export type Transaction = Queryable & { readonly [inTransaction]: true };

export type Database = Queryable & {
  /**
   * Runs the work in one transaction. All of it happens, or none of it: when it throws, and when it returns a failed
   * result, since whoever reads a refusal must be able to trust that nothing changed.
   */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

/** Cents, sizes and counts all stay far below 2^53, so they are plain numbers. */
const BIGINT = 20;
const parseTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Deadlocks and serialisation failures are PostgreSQL asking to try again. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRANSACTION_ATTEMPTS = 4;

export function openDatabase(connection: pg.PoolConfig, log: Logger): Database {
  const pool = new pg.Pool({
    max: 12,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'laneway',
    ...connection,
    types: parseTypes,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (err) => {
    // While we close, the last ones may hear of the server's own end before that of theirs.
    if (!pool.ending) log.warn({ err }, 'a database connection was lost');
  });
  // One in use that breaks fails its query, which says so; this listener only keeps it from ending the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  const attempt = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(queryable(client) as Transaction);
      await client.query(isFailed(value) ? 'ROLLBACK' : 'COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((err: Error) => {
        broken = err;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    ...queryable(pool),
    pool,
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
    close: () => pool.end(),
  };
}

/** A failed result, as domain/result.ts makes them. */
function isFailed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

function queryable(target: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <Row>({ name, text }: Statement<Row>, values: readonly unknown[] = []) => {
      const result = await target.query({ name, text, values: [...values] });
      return result.rows as Row[];
    },
  };
}

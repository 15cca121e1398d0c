import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logging.ts';

export type TestDatabase = Database & { readonly connection: pg.ClientConfig };

/** A migrated database for one test file, created at its top and dropped when the file is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `laneway_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(connectionTo('postgres'));
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
  const connection = connectionTo(name);
  const db = openDatabase({ ...connection, max: 8 }, createLogger('silent'));
  afterAll(async () => {
    await db.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  return { ...db, connection };
}

/** The settings for connecting to a database of this name on the tests' server. */
export function connectionTo(database: string): pg.ClientConfig {
  const { connectionString, host, user } = inject('databaseServer');
  if (connectionString === undefined) return { host: host ?? '', user: user ?? '', database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

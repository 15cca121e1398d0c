import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logging.ts';
import { connectionTo } from './test-database.ts';

export type EmptyDatabases = { readonly create: () => Promise<pg.Pool> };

/** Empty databases, for tests of what happens before there is a schema; call it at the top of a file. */
export async function prepareEmptyDatabases(): Promise<EmptyDatabases> {
  const admin = new pg.Client(connectionTo('postgres'));
  await admin.connect();
  const made: { readonly name: string; readonly pool: pg.Pool }[] = [];
  afterAll(async () => {
    for (const { name, pool } of made) {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
    await admin.end();
  });
  return {
    create: async () => {
      const name = `laneway_empty_${randomBytes(6).toString('hex')}`;
      await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
      const { pool } = openDatabase({ ...connectionTo(name), max: 4 }, createLogger('silent'));
      made.push({ name, pool });
      return pool;
    },
  };
}

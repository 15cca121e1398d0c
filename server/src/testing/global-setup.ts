import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { prepareJobTables } from '../platform/jobs/jobs.ts';
import { startEmbeddedPostgres } from '../platform/postgres/supervisor.ts';
import { createLogger } from '../platform/process/logging.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The settings for connecting to the server on which every test file creates its database. */
    readonly databaseServer: {
      readonly host?: string;
      readonly user?: string;
      readonly connectionString?: string;
    };
    readonly templateDatabase: string;
  }
}

/** One PostgreSQL for the whole run (ours, or that of DATABASE_URL), with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await findServer();
  const template = `laneway_template_${process.pid}`;
  const admin = new pg.Client({ ...server, database: databaseOf(server) });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  const db = openDatabase(connectionTo(server, template), createLogger('silent'));
  await migrate(db.pool);
  await prepareJobTables(db.pool);
  await db.close();
  project.provide('databaseServer', server);
  project.provide('templateDatabase', template);
  return async () => {
    await admin.query(`DROP DATABASE ${template} WITH (FORCE)`);
    await admin.end();
    await stop();
  };
}

type Server = {
  readonly host?: string;
  readonly user?: string;
  readonly connectionString?: string;
};

async function findServer(): Promise<{
  readonly server: Server;
  readonly stop: () => Promise<void>;
}> {
  const url = process.env.DATABASE_URL;
  if (url !== undefined && url !== '')
    return { server: { connectionString: url }, stop: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'laneway-tests-'));
  const log: string[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (line) => log.push(line),
    onFailure: (error) => {
      throw new Error(`The tests' PostgreSQL was lost:\n${log.join('\n')}`, { cause: error });
    },
  });
  const { host, user } = postgres.connection;
  await switchOffDurability(postgres.connection);
  return {
    server: { host, user },
    stop: async () => {
      await postgres.stop();
      await removeFolder(dataDir);
    },
  };
}

/** The data of tests need not survive a power cut, and every commit would wait for the disk. */
async function switchOffDurability(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

function databaseOf(server: Server): string {
  return server.connectionString === undefined
    ? 'postgres'
    : new URL(server.connectionString).pathname.slice(1);
}

function connectionTo(server: Server, database: string): pg.ClientConfig {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

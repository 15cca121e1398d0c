import type pg from 'pg';
import { findBinaries } from '../../server/src/platform/postgres/binaries.ts';
import { preparePostgresHome } from '../../server/src/platform/postgres/home.ts';
import { initialiseCluster, SUPERUSER } from '../../server/src/platform/postgres/initialise.ts';
import { chooseLauncher } from '../../server/src/platform/postgres/launcher.ts';
import { readPostmasterFile } from '../../server/src/platform/postgres/postmaster-file.ts';
import { type Server, startServer } from './processes.ts';

const SCRIPT = new URL('../../scripts/ensure-installed.mjs', import.meta.url);

/** Laneway alone, as npm start runs it, with its own PostgreSQL and the demo guides. */
export async function startLaneway(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const { SERVER_ARGS } = (await import(SCRIPT.href)) as {
    readonly SERVER_ARGS: readonly string[];
  };
  return startServer(
    { script: SERVER_ARGS, core: 'server', env: { ...settings, DATA_DIR: dataDir } },
    '/api/guides',
  );
}

/** The connection to the PostgreSQL of a Laneway that is running on this folder. */
export async function findDatabase(dataDir: string): Promise<pg.ClientConfig> {
  const launcher = await chooseLauncher();
  const home = await preparePostgresHome(dataDir, await findBinaries(), launcher);
  const postmaster = await readPostmasterFile(await initialiseCluster(home, launcher));
  if (postmaster === null) throw new Error(`No PostgreSQL is running on ${dataDir}`);
  return { host: postmaster.socketDir, user: SUPERUSER, database: 'postgres' };
}

import { createHash } from 'node:crypto';
import { chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { Launcher } from './launcher.ts';

export type PostgresHome = {
  readonly binaries: PostgresBinaries;
  /** The folder of the cluster and its socket; only the database's user has access. */
  readonly dir: string;
};

/** Used only for root: a service account has no home folder, so this is the system's folder for state. */
const SYSTEM_STATE_DIR = '/var/lib/laneway';

/**
 * Finds a folder where the launcher's user can run the programs and store the data. That is DATA_DIR itself, unless
 * another user must do so and has no access to it.
 */
export async function preparePostgresHome(
  dataDir: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (launcher.kind !== 'other-user') {
    const dir = path.join(dataDir, 'postgres');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    return { binaries, dir };
  }
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  await mkdir(SYSTEM_STATE_DIR, { recursive: true, mode: 0o755 });
  const dir = path.join(SYSTEM_STATE_DIR, name);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await chown(dir, launcher.uid, launcher.gid);
  return { binaries: await reachableBinaries(binaries), dir };
}

async function reachableBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const native = path.dirname(path.dirname(binaries.postgres));
  if (await isAccessibleToAll(native)) return binaries;
  const name = createHash('sha256').update(native).digest('hex').slice(0, 16);
  const copy = path.join(SYSTEM_STATE_DIR, `programs-${name}`);
  const wanted = (await stat(binaries.postgres)).size;
  const present = await stat(path.join(copy, 'bin', 'postgres')).catch(() => null);
  if (present?.size !== wanted) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rm(copy, { recursive: true, force: true });
    await rename(unfinished, copy);
  }
  return {
    initdb: path.join(copy, 'bin', 'initdb'),
    postgres: path.join(copy, 'bin', 'postgres'),
  };
}

async function isAccessibleToAll(dir: string): Promise<boolean> {
  const at = path.resolve(dir);
  if (((await stat(at)).mode & 0o001) === 0) return false;
  const parent = path.dirname(at);
  return parent === at || isAccessibleToAll(parent);
}

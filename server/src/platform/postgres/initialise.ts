import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresHome } from './home.ts';
import { commandFor, type Launcher } from './launcher.ts';
import { isAlive } from './postmaster-file.ts';

const run = promisify(execFile);

export const SUPERUSER = 'laneway';
export const MAJOR_VERSION = '18';

/**
 * Creates the database cluster if there is none yet, and returns its folder. It is created elsewhere and then moved, so
 * that a start that is killed half-way leaves nothing that looks finished.
 */
export async function initialiseCluster(home: PostgresHome, launcher: Launcher): Promise<string> {
  const cluster = path.join(home.dir, 'cluster');
  const version = await readVersion(cluster);
  if (version !== null) {
    if (version === MAJOR_VERSION) return cluster;
    throw new Error(
      `${cluster} was created by PostgreSQL ${version}, but the built-in version is ${MAJOR_VERSION}. Move the data with pg_dump, or set DATABASE_URL.`,
    );
  }
  await removeLeftovers(home.dir);
  const unfinished = path.join(home.dir, `unfinished-${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (launcher.kind === 'other-user') await chown(unfinished, launcher.uid, launcher.gid);
  // `trust` is safe because clients can connect only through the socket, in a folder that only we can access.
  const command = commandFor(launcher, home.binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]);
  await run(command.file, [...command.args], command.options);
  try {
    await rename(unfinished, cluster);
  } catch (error) {
    // Another process was faster; its cluster is as good as ours.
    await rm(unfinished, { recursive: true, force: true });
    if ((await readVersion(cluster)) === null) throw error;
  }
  return cluster;
}

async function removeLeftovers(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const pid = Number(/^unfinished-(\d+)$/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isAlive(pid))) {
      await rm(path.join(dir, name), { recursive: true, force: true });
    }
  }
}

async function readVersion(cluster: string): Promise<string | null> {
  return readFile(path.join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { type PostgresHome, preparePostgresHome } from './home.ts';
import { initialiseCluster, SUPERUSER } from './initialise.ts';
import { chooseLauncher, commandFor, type Launcher } from './launcher.ts';
import { claimOwnership, DataDirInUseError } from './ownership.ts';
import { isAlive, isPostgres, postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';

export type EmbeddedPostgres = {
  /** The connection settings: a socket that only this user can access. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Called when the server has stopped and can't be restarted. */
  readonly onFailure: (error: Error) => void;
  readonly launcher?: Launcher;
};

/** Small on purpose: one process on one machine. Durability stays at PostgreSQL's safe defaults. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '48MB',
  maintenance_work_mem: '48MB',
  max_wal_size: '256MB',
  jit: 'off',
  lc_messages: 'C',
};

/** The maximum length of a Unix socket's path on the systems we support. */
const MAX_SOCKET_PATH_LENGTH = 100;
const START_ATTEMPTS = 40;
const ATTEMPT_PAUSE_MS = 250;
const CLAIMING_MS = 1_000;
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts the PostgreSQL that belongs to a data folder and keeps it running until `stop`. Only one process at a time may
 * use a data folder; a server left behind by a killed process is stopped and restarted.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const launcher = options.launcher ?? (await chooseLauncher());
  const home = await preparePostgresHome(options.dataDir, await findBinaries(), launcher);
  const cluster = await initialiseCluster(home, launcher);
  const socketDir = await prepareSocketDir(home, launcher);
  const connection = { host: socketDir, user: SUPERUSER, database: 'postgres' };

  let stopping = false;
  let current: OwnedServer;

  const launch = async (): Promise<void> => {
    current = await startOwnedServer(options, home, launcher, cluster, connection);
    current.process.once('exit', () => {
      if (stopping) return;
      options.log('The built-in PostgreSQL ended unexpectedly; starting it again.');
      launch().catch(options.onFailure);
    });
  };
  await launch();

  return {
    connection,
    stop: async () => {
      stopping = true;
      await current.release();
      await endServer(current.process);
      // A socket folder outside the data folder would be left behind.
      if (socketDir !== usualSocketDir(home)) await rm(socketDir, { recursive: true, force: true });
    },
  };
}

type OwnedServer = { readonly process: ChildProcess; readonly release: () => Promise<void> };

/**
 * A server that responds and that we own. An attempt may fail for temporary reasons: processes of a killed server still
 * use its shared memory, or another Laneway starts at the same time and stops ours as an orphan.
 */
async function startOwnedServer(
  { dataDir, log }: EmbeddedPostgresOptions,
  home: PostgresHome,
  launcher: Launcher,
  cluster: string,
  connection: EmbeddedPostgres['connection'],
): Promise<OwnedServer> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    await stopOrphan(cluster, dataDir);
    const server = spawnServer(home, launcher, cluster, connection.host, log);
    if (await answers(connection, server)) {
      try {
        return { process: server, release: await claimOwnership(connection, dataDir) };
      } catch (error) {
        await endServer(server);
        if (error instanceof DataDirInUseError) throw error;
      }
    }
    await wait(ATTEMPT_PAUSE_MS);
  }
  throw new Error('The built-in PostgreSQL didn’t start. The lines above say why.');
}

function usualSocketDir(home: PostgresHome): string {
  return path.join(home.dir, 'socket');
}

async function prepareSocketDir(home: PostgresHome, launcher: Launcher): Promise<string> {
  const usual = usualSocketDir(home);
  const dir =
    usual.length + '/.s.PGSQL.5432.lock'.length <= MAX_SOCKET_PATH_LENGTH
      ? usual
      : await mkdtemp(path.join(tmpdir(), 'laneway-'));
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (launcher.kind === 'other-user') await chown(dir, launcher.uid, launcher.gid);
  return dir;
}

/** Stops a server that a killed process left behind, unless its owner is running. */
async function stopOrphan(cluster: string, dataDir: string): Promise<void> {
  const left = await readPostmasterFile(cluster);
  if (left === null || !isAlive(left.pid)) return;
  if (!(await isPostgres(left.pid))) {
    await rm(postmasterFilePath(cluster), { force: true });
    return;
  }
  // A process that just started it is about to claim it. Otherwise two simultaneous starts would stop each other's.
  if (Date.now() - left.startedAt.getTime() < CLAIMING_MS) {
    await wait(CLAIMING_MS);
    return stopOrphan(cluster, dataDir);
  }
  const connection = { host: left.socketDir, user: SUPERUSER, database: 'postgres' };
  try {
    const release = await claimOwnership(connection, dataDir);
    await release();
  } catch (error) {
    if (error instanceof DataDirInUseError) throw error;
    // It doesn't respond (still starting, or shutting down), so nobody can own it.
  }
  await endProcess(left.pid);
}

function spawnServer(
  home: PostgresHome,
  launcher: Launcher,
  cluster: string,
  socketDir: string,
  log: (line: string) => void,
): ChildProcess {
  const settings = { ...SETTINGS, unix_socket_directories: socketDir };
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const command = commandFor(launcher, home.binaries.postgres, args);
  // A process group of its own: Ctrl-C in a terminal signals only us, and we shut the server down properly.
  const server = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.trim() !== '') log(line.trim());
  });
  server.on('error', (error) => log(error.message));
  return server;
}

/** Waits until the server responds; false if its process ended instead. */
async function answers(connection: pg.ClientConfig, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client(connection);
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await wait(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  await endProcess(server.pid, () => server.exitCode !== null || server.signalCode !== null);
}

/** Requests a fast shutdown (open transactions roll back, everything is on disk), and forces it after a while. */
async function endProcess(pid: number, ended: () => boolean = () => !isAlive(pid)): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  signal(pid, 'SIGINT');
  while (!ended() && Date.now() < deadline) await wait(10);
  if (!ended()) signal(pid, 'SIGQUIT');
  while (!ended() && Date.now() < deadline + STOP_TIMEOUT_MS) await wait(10);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

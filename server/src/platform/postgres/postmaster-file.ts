import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The contents of postmaster.pid, which a running PostgreSQL writes into its data folder. */
export type PostmasterFile = {
  readonly pid: number;
  readonly startedAt: Date;
  readonly port: number;
  readonly socketDir: string;
};

export function postmasterFilePath(clusterDir: string): string {
  return path.join(clusterDir, 'postmaster.pid');
}

/** Reads postmaster.pid; null when there is none or it is not complete yet. */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | null> {
  const text = await readFile(postmasterFilePath(clusterDir), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const startedAt = new Date(Number(lines[2]) * 1_000);
  const port = Number(lines[3]);
  const socketDir = lines[4]?.trim() ?? '';
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || socketDir === '')
    return null;
  return { pid, startedAt, port, socketDir };
}

/** True if a process is running. A zombie, which ended and was never reaped by its parent, isn't. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ');
  } catch {
    return true;
  }
}

/**
 * True if a process is a PostgreSQL server. After a reboot another program may have the process id in postmaster.pid,
 * and must not be signalled.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => nameByPs(pid));
  return path.basename(name.trim()).startsWith('postgres');
}

/** Asks ps, on systems without /proc. */
async function nameByPs(pid: number): Promise<string> {
  return run('ps', ['-o', 'comm=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

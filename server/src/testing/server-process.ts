import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logging.ts';
import { removeFolder } from './remove-folder.ts';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const OPERATE = fileURLToPath(new URL('../operate.ts', import.meta.url));

export type ServerProcess = {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** The URL that it printed; rejects when it ended instead. */
  readonly address: Promise<string>;
  readonly exit: Promise<number | null>;
};

/** Environment variables that a developer's shell may have and that must not affect a test. */
const CLEAN = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(PORT|HOST|PUBLIC_URL|TRUST_PROXY|DATA_DIR|DATABASE_URL|DRAIN_SECONDS|DEMO|PAYMENTS|METRICS_TOKEN|S3_\w+|CLAMD_ADDRESS|GEOCODER_URL|npm_lifecycle_event)$/.test(
        name,
      ),
  ),
);

/** A folder that only this user can access; it is removed after the test, or after the file that it is made for. */
export async function createDataDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'laneway-life-'));
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  (isInTest ? onTestFinished : afterAll)(() => removeFolder(dir));
  return path.join(dir, 'data');
}

/** Connects to the embedded database of the server that runs on this data folder, until the test is done. */
export function openServerDatabase(dataDir: string): Database {
  const host = path.join(dataDir, 'postgres', 'socket');
  const connection = { host, user: 'laneway', database: 'postgres', max: 3 };
  const db = openDatabase(connection, createLogger('silent'));
  onTestFinished(() => db.close());
  return db;
}

export type Operation = Pick<ServerProcess, 'child' | 'output' | 'exit'>;

/** Runs a command for operators as npm does, on an installation with these settings. */
export function operate(
  env: Readonly<Record<string, string>>,
  command: readonly string[],
): Operation {
  const child = spawn(process.execPath, [OPERATE, ...command], {
    env: { ...CLEAN, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  return { child, output: () => output, exit };
}

/** Starts the program as npm start does, on a free port. `wrapper` is a command that runs it as another user. */
export function startServer(
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): ServerProcess {
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, MAIN];
  const child = spawn(program, args, {
    env: { ...CLEAN, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      const announced = /Laneway is open at (\S+)/.exec(output)?.[1];
      if (announced !== undefined) resolve(announced);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void exit.then(() => reject(new Error(`The server ended before it was open:\n${output}`)));
  });
  // A test that only waits for the exit doesn't care that it never listened.
  address.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  return { child, output: () => output, address, exit };
}

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const NODE = path.join(ROOT, 'node_modules/.bin/node');
/**
 * Every tile of the map: an image on our own host, so that no other is contacted. Where a server has no tiles, the app
 * draws its sketch, which takes a fifth of the CPU time of a page.
 */
export const TILE_URL = '/icons/apple-touch-icon.png';

const OPENED = /Laneway is open at (http:\/\/\S+)/;

/** The first start creates a database and fills it with the demo. */
export const START_MS = 120_000;
/** Somewhat longer than the server's own shutdown timeout. */
const STOP_MS = 30_000;

type ServerProcess = ChildProcessByStdio<null, Readable, null>;

export type Laneway = {
  readonly url: string;
  /** Resolves once the process has exited cleanly; rejects if it hung or failed. */
  readonly stop: () => Promise<void>;
};

export type LanewayOptions = {
  /** The folder of the release to start; this one by default. */
  readonly root?: string;
  /** The operator's settings. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts the real server with new data, which is deleted when it is stopped. */
export async function openLaneway(options: LanewayOptions = {}): Promise<Laneway> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'laneway-e2e-'));
  const forgetData = () => rm(dataDir, { recursive: true, force: true });
  const laneway = await startLaneway(dataDir, options).catch(async (error: unknown) => {
    await forgetData();
    throw error;
  });
  return { url: laneway.url, stop: () => laneway.stop().finally(forgetData) };
}

/** Standalone, on a free port. */
async function startLaneway(
  dataDir: string,
  { root = ROOT, settings = {} }: LanewayOptions,
): Promise<Laneway> {
  const { PATH, HOME } = process.env;
  const server = spawn(NODE, ['server/src/main.mjs'], {
    cwd: root,
    // Nothing else is passed on: the tests must not use a DATABASE_URL from the shell. They may set
    // the IP address of each of their users.
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      TILE_URL,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announcedUrl(server);
  if (url === null) {
    server.kill('SIGKILL');
    throw new Error('The server did not open; its output is above.');
  }
  return { url, stop: () => stop(server) };
}

async function announcedUrl({ stdout }: ServerProcess): Promise<string | null> {
  const lines = createInterface({ input: stdout, signal: AbortSignal.timeout(START_MS) });
  for await (const line of lines) {
    const [, url] = OPENED.exec(line) ?? [];
    if (url === undefined) continue;
    // Left unread, the pipe would fill up and block the server.
    stdout.resume();
    return url;
  }
  return null;
}

async function stop(server: ServerProcess): Promise<void> {
  const ended = once(server, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
  server.kill('SIGTERM');
  const [code, signal] = await ended.catch(() => {
    server.kill('SIGKILL');
    throw new Error(`The server did not stop within ${STOP_MS} ms.`);
  });
  if (code !== 0) throw new Error(`The server ended with ${code ?? signal}.`);
}

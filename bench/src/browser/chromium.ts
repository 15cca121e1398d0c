import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../scripts/chromium.mjs';
import { stopWithBench } from '../processes.ts';
import { type Connection, connect } from './devtools.ts';

const REMOTE_CONTROL = ['--headless=new', '--remote-debugging-port=0'];
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** Runs the work with a Chromium that has an empty profile, and stops it afterwards. */
export async function withChromium<T>(work: (browser: Connection) => Promise<T>): Promise<T> {
  const program = findChromium();
  if (program === null) throw new Error('There is no Chromium: install one, or set CHROME_PATH.');
  const profile = await mkdtemp(path.join(tmpdir(), 'laneway-chromium-'));
  const chromium = stopWithBench(
    spawn(program, [...CHROMIUM_ARGUMENTS, ...REMOTE_CONTROL, `--user-data-dir=${profile}`], {
      stdio: 'ignore',
      detached: true,
    }),
    // Debian starts it through a shell script; stopping only that would leave the browser running.
    { hasOwnGroup: true },
  );
  try {
    return await work(await connect(await addressOf(chromium.process, profile)));
  } finally {
    await chromium.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The browser writes the address it listens on into its profile. */
async function addressOf(chromium: ChildProcess, profile: string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (chromium.exitCode === null && Date.now() < deadline) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, address] = text.split('\n');
    if (address !== undefined) return `ws://127.0.0.1:${port}${address}`;
    await wait(POLL_MS);
  }
  throw new Error('Chromium does not start.');
}

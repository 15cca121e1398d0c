import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopWithBench } from '../processes.ts';
import { type Connection, connect } from './devtools.ts';

/** What a browser needs to run headless in a closed network, also as root in a container. */
const ARGUMENTS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome'];
const PATIENCE_MS = 30_000;
const POLL_MS = 20;

/** Gives the work a Chromium that has never been anywhere, and ends it afterwards. */
export async function withChromium<T>(work: (browser: Connection) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'laneway-chromium-'));
  const chromium = stopWithBench(
    spawn(findChromium(process.env), [...ARGUMENTS, `--user-data-dir=${profile}`], {
      stdio: 'ignore',
    }),
  );
  try {
    return await work(await connect(await addressOf(chromium.process, profile)));
  } finally {
    await chromium.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The browser writes where it listens into its profile. */
async function addressOf(chromium: ChildProcess, profile: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (chromium.exitCode === null && Date.now() < deadline) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, address] = text.split('\n');
    if (address !== undefined) return `ws://127.0.0.1:${port}${address}`;
    await wait(POLL_MS);
  }
  throw new Error('Chromium does not start.');
}

/** The one CHROME_PATH names, else the first on the PATH. */
function findChromium({ CHROME_PATH, PATH = '' }: NodeJS.ProcessEnv): string {
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') return CHROME_PATH;
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  const found = PROGRAMS.flatMap((program) =>
    folders.map((folder) => path.join(folder, program)),
  ).find(isProgram);
  if (found === undefined) throw new Error('There is no Chromium: name one in CHROME_PATH.');
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

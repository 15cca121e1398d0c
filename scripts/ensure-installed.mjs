// Runs before anything is installed, on whatever Node (20.19 or later) the machine has: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const BIN = join(ROOT, 'node_modules', '.bin');

/** The environment in which npm's programs, including our own Node, come first on the PATH. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** The Node that is installed with the project. */
export const NODE = join(BIN, 'node');

/**
 * The arguments for running the server. By default Node lets 48 MB of new objects accumulate before it collects them,
 * which costs more than 100 MB of memory under load.
 */
export const SERVER_ARGS = ['--max-semi-space-size=8', join(ROOT, 'server', 'src', 'main.mjs')];

/** Runs a program in the project's folder; returns its exit code. */
export function run(program, args, extra = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolEnvironment(extra),
  });
  if (error) throw error;
  return status ?? 1;
}

/**
 * Runs programs, as many at a time as there are cores; returns their exit codes. The output of each is printed when it has
 * ended, so that the lines of two are never mixed. A command is a program, its arguments and perhaps a heading for its
 * output.
 */
export async function runTogether(commands) {
  const statuses = [];
  const waiting = commands.entries();
  const runNext = async () => {
    // All of these loops take from the same iterator, so each command is run once.
    for (const [at, command] of waiting) statuses[at] = await runForOutput(...command);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return statuses;
}

function runForOutput(program, args, heading = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(),
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => output.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat([Buffer.from(heading), ...output]));
      resolve(status ?? 1);
    });
  });
}

/** Installs the packages when they are missing or older than the lockfile. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Laneway needs Node 20.19 or later to install itself; this is ${process.version}.`,
    );
    process.exit(1);
  }
  // npm writes this file last, so it is there only when an installation is complete.
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const wanted = join(ROOT, 'package-lock.json');
  if (
    existsSync(NODE) &&
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(wanted).mtimeMs
  )
    return;
  console.log('Installing packages (npm ci); this takes a minute the first time…');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(status);
  }
}

// Runs before anything is installed, on whatever Node (20.19 or later) the machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
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

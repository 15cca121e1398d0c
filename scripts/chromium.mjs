import { spawnSync } from 'node:child_process';
import { ROOT, toolEnvironment } from './ensure-installed.mjs';
import { findProgram, isProgram } from './find-program.mjs';

/** The arguments for running headless in a closed network, even as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The headless shell first: the same engine without a browser's own windows takes 40 % less CPU. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The Chromium for browser tests and measurements: the one that CHROME_PATH names, else the first on the PATH, else
 * the one that Playwright has installed, else null.
 */
export function findChromium() {
  return process.env.CHROME_PATH || findProgram(NAMES) || findInPlaywright();
}

function findInPlaywright() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { stdout } = spawnSync('node', ['-e', script], {
    cwd: ROOT,
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  return stdout && isProgram(stdout) ? stdout : null;
}

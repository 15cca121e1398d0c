import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { run, toolEnvironment } from './ensure-installed.mjs';

/** The headless shell first: the same engine without a browser's own windows takes 40 % less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** What Debian calls it; older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of a Chromium for the browser tests; one is installed when the machine has none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('Installing Chromium for the browser tests…');
  if (mayInstallDebianPackages()) PACKAGES.some((name) => installDebianPackages([name]));
  if (findBrowser() === null) run('playwright', ['install', 'chromium']);
  const installed = findBrowser();
  if (installed === null) {
    console.error(
      'There is no Chromium for the browser tests. Install one, or set CHROME_PATH to it.',
    );
    process.exit(1);
  }
  return installed;
}

function findBrowser() {
  const candidates = [process.env.CHROME_PATH, ...NAMES.map(onPath), playwrightsOwn()];
  return candidates.find((path) => path && isProgram(path)) ?? null;
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function playwrightsOwn() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  return (
    spawnSync('node', ['-e', script], { env: toolEnvironment(), encoding: 'utf8' }).stdout || null
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

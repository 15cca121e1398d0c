import { findChromium } from './chromium.mjs';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { run } from './ensure-installed.mjs';

/** The names of the Debian packages; older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of a Chromium for the browser tests; one is installed when the machine has none. */
export function ensureBrowser() {
  const found = findChromium();
  if (found !== null) return found;
  console.log('Installing Chromium for the browser tests…');
  if (mayInstallDebianPackages()) PACKAGES.some((name) => installDebianPackages([name]));
  if (findChromium() === null) run('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed === null) {
    console.error(
      'There is no Chromium for the browser tests. Install one, or set CHROME_PATH to it.',
    );
    process.exit(1);
  }
  return installed;
}

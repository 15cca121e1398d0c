// Firefox and WebKit, Safari's engine, for the journeys that run in every browser.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

/** The engines that the journeys run in besides Chromium, with the packages of Debian that they come in. */
const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    find: findWebKit,
    // Both engines use libav for the codecs of the demo's video.
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'gstreamer1.0-libav', 'xvfb'],
  },
];

/** The path of Firefox, or null. */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox']);
}

/** The programs that WebKitGTK is driven with, or null if one is missing. */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const gjs = findProgram(['gjs']);
  const xvfb = findProgram(['Xvfb']);
  if (driver === null || gjs === null || xvfb === null || !hasBindings()) return null;
  return { driver, gjs, xvfb };
}

/** Debian has a folder in /usr/lib for each architecture. */
function hasBindings() {
  const bindings = 'girepository-1.0/WebKit2-4.1.typelib';
  return readdirSync('/usr/lib').some((folder) => existsSync(join('/usr/lib', folder, bindings)));
}

/** Installs missing engines where that is allowed, prints which are left out, and returns the names of the others. */
export function ensureOtherEngines() {
  return ENGINES.filter(({ name, find, packages }) => {
    if (find() === null && mayInstallDebianPackages()) {
      console.log(`Installing ${packages.join(', ')} (apt-get)…`);
      installDebianPackages(packages);
    }
    if (find() !== null) return true;
    console.log(`${name} is left out: ${packages.join(', ')} can't be installed here.`);
    return false;
  }).map(({ name }) => name.toLowerCase());
}

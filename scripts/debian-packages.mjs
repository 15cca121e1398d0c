import { existsSync } from 'node:fs';
import { run } from './ensure-installed.mjs';

let isListFresh = false;

export function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a package, without what it merely recommends; true when that worked. */
export function installDebianPackage(name) {
  if (!isListFresh) run('apt-get', ['update', '-qq']);
  isListFresh = true;
  const install = ['install', '-y', '-qq', '--no-install-recommends', name];
  // No service may be started by being installed: the tests start their own, on ports of their own.
  const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return run('apt-get', install, quietly) === 0;
}

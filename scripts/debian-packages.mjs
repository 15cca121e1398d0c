import { existsSync } from 'node:fs';
import { run } from './ensure-installed.mjs';

let isListFresh = false;

export function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages, without what they merely recommend; true when that worked. */
export function installDebianPackages(names) {
  if (!isListFresh) run('apt-get', ['update', '-qq']);
  isListFresh = true;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  // No service may be started by being installed: the tests start their own, on ports of their own. The run level keeps
  // init scripts from it, the last one systemd.
  const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' };
  return run('apt-get', install, quietly) === 0;
}

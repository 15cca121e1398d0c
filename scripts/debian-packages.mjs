import { existsSync } from 'node:fs';
import { run } from './ensure-installed.mjs';

let isListFresh = false;

export function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages without their recommended ones; true on success. */
export function installDebianPackages(names) {
  if (!isListFresh) run('apt-get', ['update', '-qq']);
  isListFresh = true;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  // Installing must not start services: the tests start their own, on their own ports. RUNLEVEL stops init scripts,
  // SYSTEMD_OFFLINE stops systemd.
  const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' };
  return run('apt-get', install, quietly) === 0;
}

// A temporary cluster of Debian's PostgreSQL 15, the oldest version that we support.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';

const BIN = '/usr/lib/postgresql/15/bin';
const PACKAGE = 'postgresql-15';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';
/** A temporary cluster needn't survive a power cut. */
const SETTINGS = {
  listen_addresses: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
const isRoot = process.getuid?.() === 0;

/** Starts a cluster. Returns null and prints the reason if PostgreSQL isn't installed and can't be. */
export function startDebianPostgres() {
  const trouble = ensureDebianPostgres();
  if (trouble !== null) {
    console.log(trouble);
    return null;
  }
  const user = isRoot ? findUser('postgres') : {};
  const home = mkdtempSync(join(tmpdir(), 'laneway-pg15-'));
  if (isRoot) chownSync(home, user.uid, user.gid);
  const cluster = join(home, 'cluster');
  const command = (program, args) => {
    // PostgreSQL refuses to run as root, and its own user may not enter our working directory.
    const options = { ...user, cwd: home, encoding: 'utf8' };
    const { status, stdout, stderr } = spawnSync(join(BIN, program), args, options);
    if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
  };
  const stop = () => {
    if (existsSync(join(cluster, 'postmaster.pid'))) {
      command('pg_ctl', ['stop', '--pgdata', cluster, '--mode=immediate', '--wait']);
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    command('initdb', [
      `--pgdata=${cluster}`,
      '--username=laneway',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
    const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}='${value}'`);
    const options = [`-k ${home}`, ...settings].join(' ');
    const log = join(home, 'log');
    command('pg_ctl', ['start', '--pgdata', cluster, '--log', log, '--options', options, '--wait']);
  } catch (error) {
    stop();
    throw error;
  }
  // The cluster only accepts connections on its socket.
  return { url: `postgres://laneway@localhost/postgres?host=${encodeURIComponent(home)}`, stop };
}

/** Returns null when it is installed, otherwise the reason why it isn't. */
export function ensureDebianPostgres() {
  const isThere = () => existsSync(join(BIN, 'initdb'));
  if (isThere()) return null;
  if (!mayInstallDebianPackages()) {
    return `Left out: ${PACKAGE} is not installed, and only root on Debian may install it here.`;
  }
  console.log(`Installing ${PACKAGE} (apt-get)…`);
  installDebianPackages(['postgresql-common']);
  // Installing the server would also create and start a cluster, which isn't wanted.
  if (existsSync(dirname(CLUSTER_SETTINGS))) {
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  installDebianPackages([PACKAGE]);
  return isThere() ? null : `Left out: ${PACKAGE} could not be installed.`;
}

function findUser(name) {
  const ask = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

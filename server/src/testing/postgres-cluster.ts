import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { isAlive, isPostgres, readPostmasterFile } from '../platform/postgres/postmaster-file.ts';
import { type Daemon, startDaemon } from './daemon.ts';
import { steadyPort } from './free-port.ts';

const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: `${POSTGRES_BIN}/postgres`,
} as const;
const LOOPBACK = '127.0.0.1';
const SUPERUSER = 'laneway';
/** Every node copies the first one when it starts, on a machine that may be busy. */
const HEALTHY_MS = 180_000;

/** The reason why a cluster can't be started on this machine; null when it can. */
export function clusterUnavailableReason(): string | null {
  const missing = Object.values(PROGRAMS).filter((program) => !existsSync(program));
  return missing.length === 0 ? null : `${missing.join(', ')} not installed`;
}

export type PostgresCluster = {
  /** The address of HAProxy, which leads to the primary. */
  readonly url: string;
  /**
   * Kills Patroni and PostgreSQL of the primary. The returned function starts them again, and resolves once the cluster
   * has a primary, a synchronous standby and another standby as before.
   */
  readonly killPrimary: () => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
};

type Node = {
  readonly name: string;
  readonly dataDir: string;
  readonly restPort: number;
  readonly start: () => void;
  readonly patroni: () => Daemon;
};

/** A cluster of three nodes under Patroni, with etcd and HAProxy, from Debian's packages. */
export async function startCluster(): Promise<PostgresCluster> {
  const home = await mkdtemp(path.join(tmpdir(), 'laneway-cluster-'));
  const user = unprivilegedUser();
  if (user !== null) await chown(home, user.uid, user.gid);
  const daemons: Daemon[] = [];
  const nodes: Node[] = [];
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Daemon => {
    const options = { ...user, cwd: home, env: { ...process.env, HOME: home, ...env } };
    return startDaemon(program, args, options);
  };
  const stop = async (): Promise<void> => {
    // Patroni would first hand over the leadership and write checkpoints.
    await Promise.all(nodes.map((node) => node.patroni().kill()));
    await Promise.all(nodes.map(({ dataDir }) => endPostgres(dataDir)));
    await Promise.all(daemons.map((daemon) => daemon.stop()));
    await rm(home, { recursive: true, force: true });
  };

  try {
    const etcdUrl = `http://${LOOPBACK}:${await steadyPort()}`;
    const etcd = run(PROGRAMS.etcd, etcdArguments(home, etcdUrl, await steadyPort()), {
      // Debian builds it for other architectures too, and etcd then asks for this.
      ...(process.arch === 'x64' ? {} : { ETCD_UNSUPPORTED_ARCH: process.arch }),
    });
    daemons.push(etcd);
    await etcd.ready(async () => (await fetch(`${etcdUrl}/health`)).text());

    const backends: string[] = [];
    for (const name of ['node1', 'node2', 'node3']) {
      const [port, restPort] = [await steadyPort(), await steadyPort()];
      const folder = path.join(home, name);
      const file = `${folder}.json`;
      await writeFile(file, patroniConfig({ name, folder, port, restPort, etcdUrl }));
      let patroni = run(PROGRAMS.patroni, [file]);
      nodes.push({
        name,
        dataDir: folder,
        restPort,
        start: () => {
          patroni = run(PROGRAMS.patroni, [file]);
        },
        patroni: () => patroni,
      });
      backends.push(`server ${name} ${LOOPBACK}:${port} check port ${restPort}`);
    }

    const port = await steadyPort();
    const url = `postgres://${SUPERUSER}@${LOOPBACK}:${port}/postgres`;
    const file = path.join(home, 'haproxy.cfg');
    await writeFile(file, haproxyConfig(port, backends));
    daemons.push(run(PROGRAMS.haproxy, ['-db', '-f', file]));

    const untilHealthy = ({ patroni }: Node): Promise<void> =>
      patroni().ready(() => checkHealthy(url, nodes), HEALTHY_MS);
    for (const node of nodes) await untilHealthy(node);
    return {
      url,
      killPrimary: async () => {
        const leader = (await listMembers(nodes)).find(({ role }) => role === 'leader');
        const node = nodes.find(({ name }) => name === leader?.name);
        const postmaster = node === undefined ? null : await readPostmasterFile(node.dataDir);
        if (node === undefined || postmaster === null) throw new Error('there is no primary');
        const killed = node.patroni().kill();
        process.kill(postmaster.pid, 'SIGKILL');
        await killed;
        return async () => {
          node.start();
          await untilHealthy(node);
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; its package has made this user. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

type Member = { readonly name: string; readonly role: string; readonly timeline?: number };

/** The members as any Patroni that runs reports them. */
async function listMembers(nodes: readonly Node[]): Promise<readonly Member[]> {
  return Promise.any(
    nodes.map(async ({ restPort }) => {
      const reply = await fetch(`http://${LOOPBACK}:${restPort}/cluster`);
      const { members } = (await reply.json()) as { members: readonly Member[] };
      return members;
    }),
  );
}

/** Throws unless another failover would find everything that it needs. */
async function checkHealthy(url: string, nodes: readonly Node[]): Promise<void> {
  const members = await listMembers(nodes);
  const roles = members.map(({ role }) => role).sort();
  const timelines = new Set(members.map(({ timeline }) => timeline));
  if (roles.join() !== 'leader,replica,sync_standby' || timelines.size !== 1)
    throw new Error(`the cluster is ${JSON.stringify(members)}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // The call that meets a failure reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    const standbys = "SELECT FROM pg_stat_replication WHERE state = 'streaming'";
    const { rowCount } = await client.query(standbys);
    if (rowCount !== nodes.length - 1) throw new Error(`${rowCount} standbys follow the primary`);
  } finally {
    await client.end();
  }
}

async function endPostgres(dataDir: string): Promise<void> {
  const postmaster = await readPostmasterFile(dataDir);
  if (postmaster === null || !isAlive(postmaster.pid) || !(await isPostgres(postmaster.pid)))
    return;
  // Its fast way, which needs no recovery because nobody starts it again.
  process.kill(postmaster.pid, 'SIGQUIT');
  await vi.waitUntil(() => !isAlive(postmaster.pid), { timeout: 20_000, interval: 20 });
}

function etcdArguments(home: string, url: string, peerPort: number): readonly string[] {
  const peerUrl = `http://${LOOPBACK}:${peerPort}`;
  return [
    '--name=laneway',
    `--data-dir=${home}/etcd`,
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=laneway=${peerUrl}`,
  ];
}

/** Patroni's configuration, as JSON, which is YAML too. docs/operations.md recommends these times and modes. */
function patroniConfig(node: {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  readonly etcdUrl: string;
}): string {
  const address = `${LOOPBACK}:${node.port}`;
  const rest = `${LOOPBACK}:${node.restPort}`;
  return JSON.stringify({
    scope: 'laneway',
    name: node.name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: new URL(node.etcdUrl).host },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 8,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            // A killed process leaves its pages to the kernel, so only a power cut would need these.
            fsync: 'off',
            shared_buffers: '32MB',
            max_connections: 100,
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: node.folder,
      bin_dir: POSTGRES_BIN,
      authentication: {
        superuser: { username: SUPERUSER },
        replication: { username: 'replicator' },
        rewind: { username: SUPERUSER },
      },
      pg_hba: [`host all all ${LOOPBACK}/32 trust`, `host replication all ${LOOPBACK}/32 trust`],
      parameters: { unix_socket_directories: path.dirname(node.folder) },
      basebackup: [{ checkpoint: 'fast' }],
    },
  });
}

function haproxyConfig(port: number, backends: readonly string[]): string {
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 5s
listen primary
  bind ${LOOPBACK}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
  ${backends.join('\n  ')}
`;
}

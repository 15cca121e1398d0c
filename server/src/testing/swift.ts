import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { type Daemon, startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

const BIN = '/usr/bin';
/** The Python that Debian's packages are for; there may be another in the PATH. */
const PYTHON = path.join(BIN, 'python3');
const STORAGE = ['account', 'container', 'object'] as const;
/** The proxy requires the address of a memcache server; it works without one when nothing listens there. */
const NO_MEMCACHE = '127.0.0.1:1';
const ACCOUNT = 'test';
const USER = 'laneway';
const REGION = 'us-east-1';

export const SWIFT_KEYS = {
  region: REGION,
  accessKeyId: `${ACCOUNT}:${USER}`,
  secretAccessKey: 'a-secret-of-the-tests',
} as const;

/** The reason why OpenStack Swift can't be started on this machine; null when it can. */
export function swiftUnavailableReason(): string | null {
  const servers = ['proxy', ...STORAGE].map((server) => `swift-${server}-server`);
  const missing = servers.filter((program) => !existsSync(path.join(BIN, program)));
  if (missing.length > 0) return `${missing.join(', ')} not installed`;
  const setAttribute = `import os, tempfile
with tempfile.NamedTemporaryFile() as file: os.setxattr(file.name, 'user.laneway', b'')`;
  return spawnSync(PYTHON, ['-c', setAttribute]).status === 0
    ? null
    : `${tmpdir()} can’t keep extended attributes`;
}

export type Swift = { readonly endpoint: string; readonly stop: () => Promise<void> };

/** A real S3-compatible store with these buckets: OpenStack Swift from Debian's packages, with its S3 interface. */
export async function startSwift(buckets: readonly string[]): Promise<Swift> {
  const home = await mkdtemp(path.join(tmpdir(), 'laneway-swift-'));
  const daemons: Daemon[] = [];
  const start = async (server: string, config: string): Promise<Daemon> => {
    const file = path.join(home, `${server}.conf`);
    await writeFile(file, config);
    const daemon = startDaemon(path.join(BIN, `swift-${server}-server`), [file, '--verbose']);
    daemons.push(daemon);
    return daemon;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(daemons.map((daemon) => daemon.stop()));
    await rm(home, { recursive: true, force: true });
  };

  try {
    await mkdir(path.join(home, 'disk'));
    const ports: Record<string, number> = {};
    for (const server of STORAGE) {
      const port = await freePort();
      ports[server] = port;
      await start(server, storageConfig(home, server, port));
    }
    await buildRings(home, ports);
    const port = await freePort();
    const endpoint = `http://127.0.0.1:${port}`;
    const proxy = await start('proxy', proxyConfig(home, port));
    await proxy.ready(() => fetch(endpoint));
    for (const bucket of buckets) await proxy.ready(() => createBucket(`${endpoint}/${bucket}`));
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes the rings with Swift's library, because the swift-ring-builder command takes a second for every step. */
async function buildRings(home: string, ports: Readonly<Record<string, number>>): Promise<void> {
  const program = `import json, sys
from swift.common.ring import RingBuilder
home, ports = sys.argv[1], json.loads(sys.argv[2])
for server, port in ports.items():
    builder = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
    builder.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=port, device='disk', weight=1))
    builder.rebalance()
    builder.get_ring().save(f'{home}/{server}.ring.gz')`;
  await promisify(execFile)(PYTHON, ['-c', program, home, JSON.stringify(ports)]);
}

const common = (home: string, port: number): string => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${home}
devices = ${home}
mount_check = false
disable_fallocate = true
log_level = WARNING`;

const storageConfig = (home: string, server: string, port: number): string => `
${common(home, port)}
[pipeline:main]
pipeline = ${server}-server
[app:${server}-server]
use = egg:swift#${server}
fallocate_reserve = 0`;

/** The times are for a busy machine; usually it gives its own servers half a second to answer. */
const proxyConfig = (home: string, port: number): string => `
${common(home, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 10
node_timeout = 60
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${NO_MEMCACHE}
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT}_${USER} = ${SWIFT_KEYS.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
${['catch_errors', 'listing_formats', 'bulk', 'copy', 'slo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
`;

async function createBucket(url: string): Promise<void> {
  const client = new AwsClient({ ...SWIFT_KEYS, service: 's3', retries: 0 });
  const reply = await client.fetch(url, { method: 'PUT' });
  const body = await reply.text();
  if (!reply.ok && !body.includes('BucketAlreadyOwnedByYou'))
    throw new Error(`Swift made no bucket: ${body}`);
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDebianPostgres } from '../../scripts/debian-postgres.mjs';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import { addNotification } from '../src/slices/notifications/public.ts';
import { BUCKETS } from '../src/testing/blob-store-contract.ts';
import { startDaemon } from '../src/testing/daemon.ts';
import { openStream } from '../src/testing/event-stream.ts';
import { freePort, steadyPort } from '../src/testing/free-port.ts';
import { createGuide } from '../src/testing/guides.ts';
import { startMailServer } from '../src/testing/mail-server.ts';
import { cookieHeader, createPerson } from '../src/testing/people.ts';
import { removeFolder } from '../src/testing/remove-folder.ts';
import { createDataDir, type ServerProcess, startServer } from '../src/testing/server-process.ts';
import { SWIFT_KEYS, startSwift, swiftUnavailableReason } from '../src/testing/swift.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { openTusClient } from '../src/testing/tus-client.ts';
import { checksum, someFile } from '../src/testing/uploads.ts';
import { measureUntil, say } from './measuring.ts';
import { startTraffic } from './traffic.ts';

const HAPROXY = '/usr/sbin/haproxy';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const POSTGRES = '/usr/lib/postgresql/15/bin/postgres';
const missing = [HAPROXY, PGBOUNCER, POSTGRES].filter((program) => !existsSync(program));
const trouble =
  missing.length > 0 ? `${missing.join(', ')} not installed` : swiftUnavailableReason();
if (trouble !== null) say(`What several processes do together is left out: ${trouble}.`);

const PROCESSES = 3;
/** docs/operations.md recommends as much for the health checks below. */
const DRAIN_SECONDS = 4;
/** More than anyone buys while the processes are replaced. */
const GUIDES = 10;
/** Uploads are sent slowly enough to be under way while every process is replaced. */
const UPLOADS = 3;
const UPLOAD_BYTES = 40 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;
const PIECE_PAUSE_MS = 100;
const SEEN_WITHIN_MS = 1_000;

/** A change of the schema that the next release brings; processes of the last one go on with it. */
const NEXT_SCHEMA = `
  ALTER TABLE users ADD COLUMN nickname text;
  ALTER TABLE guides ADD COLUMN mood text NOT NULL DEFAULT 'calm';
  CREATE TABLE moods (name text PRIMARY KEY);
  INSERT INTO schema_migrations (name, checksum) VALUES ('9999_moods.sql', 'of the next release')`;

type Cluster = {
  readonly addresses: readonly string[];
  /** The address of HAProxy. */
  readonly proxy: string;
  /** Stops each process with SIGTERM and starts it again, one after the other. */
  readonly replaceAll: () => Promise<void>;
};

async function startCluster(env: Readonly<Record<string, string>>): Promise<Cluster> {
  const start = async (port: number): Promise<ServerProcess> =>
    startServer({
      DATA_DIR: await createDataDir(),
      SESSION_SECRET,
      PAYMENTS: 'test',
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: `${DRAIN_SECONDS}`,
      PORT: `${port}`,
      ...env,
    });
  const processes: { readonly port: number; server: ServerProcess }[] = [];
  for (let n = 0; n < PROCESSES; n += 1) {
    const port = await steadyPort();
    processes.push({ port, server: await start(port) });
  }
  const addresses = await Promise.all(processes.map(({ server }) => server.address));
  const { proxy, untilAllUp } = await startHaproxy(processes.map(({ port }) => port));
  await untilAllUp();
  return {
    addresses,
    proxy,
    replaceAll: async () => {
      for (const process of processes) {
        const { child, exit, output } = process.server;
        child.kill('SIGTERM');
        expect(await exit, output()).toBe(0);
        process.server = await start(process.port);
        await process.server.address;
        await untilAllUp();
      }
    },
  };
}

/** HAProxy in front of these ports, as in docs/operations.md. */
async function startHaproxy(ports: readonly number[]) {
  const home = await mkdtemp(path.join(tmpdir(), 'laneway-haproxy-'));
  onTestFinished(() => removeFolder(home));
  const [port, statsPort] = [await steadyPort(), await steadyPort()];
  const servers = ports.map((own, n) => `server laneway${n} 127.0.0.1:${own} check`);
  const file = path.join(home, 'haproxy.cfg');
  await writeFile(
    file,
    `
defaults
  mode http
  timeout connect 2s
  timeout client 1m
  timeout server 1m
  timeout check 5s
listen laneway
  bind 127.0.0.1:${port}
  option forwardfor
  option httpchk GET /readyz
  http-check expect ! string "about to stop"
  option redispatch
  retries 3
  default-server inter 1s fall 2 rise 1
  ${servers.join('\n  ')}
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
`,
  );
  const haproxy = startDaemon(HAPROXY, ['-db', '-f', file]);
  onTestFinished(haproxy.stop);
  const checkAllUp = async (): Promise<void> => {
    const rows = (await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text()).split('\n');
    const up = rows.filter((row) => /^laneway,laneway\d,/.test(row) && row.includes(',UP,'));
    if (up.length !== ports.length) throw new Error(`${up.length} processes are up`);
  };
  return {
    proxy: `http://127.0.0.1:${port}`,
    untilAllUp: () => haproxy.ready(checkAllUp, 60_000),
  };
}

const portOf = (address: string): number => Number(new URL(address).port);

/** Sends files through `proxy` and goes on with each one after an interruption, as the app does. */
async function startUploads(db: Database, proxy: string) {
  let isHurried = false;
  let interruptions = 0;
  const upload = async () => {
    const client = openTusClient(portOf(proxy), await createPerson(db, 'creator'));
    const file = someFile(UPLOAD_BYTES);
    const location = await client.begin({ size: file.length, type: 'video/mp4' });
    const send = async (offset: number): Promise<number> => {
      const request = client.open({
        method: 'PATCH',
        path: location,
        headers: {
          'content-type': 'application/offset+octet-stream',
          'content-length': `${file.length - offset}`,
          'upload-offset': `${offset}`,
        },
      });
      const status = new Promise<number>((resolve) => {
        request.on('response', (reply) => resolve(reply.resume().statusCode ?? 0));
        request.on('error', () => resolve(0));
        request.on('close', () => resolve(0));
      });
      let isOver = false;
      void status.then(() => {
        isOver = true;
      });
      for (let at = offset; at < file.length && !isOver; at += PIECE_BYTES) {
        request.write(file.subarray(at, at + PIECE_BYTES));
        if (!isHurried) await wait(PIECE_PAUSE_MS);
      }
      request.end();
      return status;
    };
    for (let offset = 0; (await send(offset)) !== 204; ) {
      interruptions += 1;
      // The process that is stopping may still hold the upload for a moment.
      offset = await vi.waitFor(() => client.offset(location), { timeout: 20_000, interval: 200 });
    }
    return { location, file };
  };
  const all = Promise.all(Array.from({ length: UPLOADS }, upload));
  // `finish` reports it.
  all.catch(() => {});
  return {
    finish: async () => {
      isHurried = true;
      return { files: await all, interruptions };
    },
  };
}

/** Someone who listens for notifications through `proxy`, and connects again whenever the stream ends. */
async function startListening(db: Database, proxy: string) {
  const person = await createPerson(db);
  const sent: string[] = [];
  const received = new Set<string>();
  const refused: number[] = [];
  let lastId = 0;
  let streams = 0;
  let isFinishing = false;
  let isOver = false;
  const listen = async (): Promise<void> => {
    while (!isOver) {
      const stream = await openStream(`${proxy}/api/notices/stream`, person.cookies, {
        'last-event-id': `${lastId}`,
      });
      streams += 1;
      if (stream.response.status !== 200) refused.push(stream.response.status);
      while (!stream.hasEnded() && !isOver) {
        await wait(50);
        for (const { event, id, data } of stream.events()) {
          if (event !== 'notice') continue;
          received.add(data.notice.title);
          lastId = Number(id);
        }
      }
      stream.close();
    }
  };
  const notify = async (): Promise<void> => {
    while (!isFinishing) {
      const title = randomUUID();
      await addNotification(db, { userId: person.id, kind: 'gift_received', title, body: '' });
      sent.push(title);
      await wait(500);
    }
  };
  const listening = listen();
  const notifying = notify();
  // `finish` reports them.
  for (const work of [listening, notifying]) work.catch(() => {});
  return {
    finish: async () => {
      isFinishing = true;
      await notifying;
      const missed = () => sent.filter((title) => !received.has(title));
      await expect.poll(missed, { timeout: 20_000 }).toEqual([]);
      isOver = true;
      await listening;
      expect(refused).toEqual([]);
      return { sent: sent.length, streams };
    },
  };
}

describe.skipIf(trouble !== null)('three processes behind HAProxy', () => {
  let postgres: { readonly url: string; readonly stop: () => void };
  let db: Database;
  beforeAll(() => {
    postgres = startDebianPostgres() ?? postgres;
    db = openDatabase({ connectionString: postgres.url, max: 8 }, createLogger('silent'));
  });
  afterAll(async () => {
    await db.close();
    postgres.stop();
  });

  it('are replaced one after the other, twice, without a failed call or a lost notification, upload or email', {
    timeout: 600_000,
  }, async () => {
    const swift = await startSwift(BUCKETS);
    onTestFinished(swift.stop);
    const mail = await startMailServer();
    const cluster = await startCluster({
      DATABASE_URL: postgres.url,
      S3_ENDPOINT: swift.endpoint,
      S3_ACCESS_KEY_ID: SWIFT_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: SWIFT_KEYS.secretAccessKey,
      SMTP_URL: mail.url,
    });
    const { proxy } = cluster;
    const traffic = await startTraffic(db, [proxy], GUIDES);
    onTestFinished(traffic.abort);
    const uploads = await startUploads(db, proxy);
    const listener = await startListening(db, proxy);

    await cluster.replaceAll();
    traffic.checkAllAnswered();
    await db.pool.query(NEXT_SCHEMA);
    await cluster.replaceAll();
    traffic.checkAllAnswered();

    const { files, interruptions } = await uploads.finish();
    expect(interruptions).toBeGreaterThanOrEqual(UPLOADS);
    const heard = await listener.finish();
    expect(heard.streams).toBeGreaterThan(2);
    const summary = await traffic.finish();
    traffic.checkAllAnswered();
    say(
      `replaced twice: ${summary}; ${UPLOADS} uploads interrupted ${interruptions} times; ${heard.sent} notifications over ${heard.streams} streams`,
    );
    for (const { location, file } of files) {
      // A job reads the whole object for its digest.
      const digest = async () => {
        const sql = `SELECT encode(sha256, 'hex') AS digest FROM media WHERE key = $1`;
        return (await db.pool.query(sql, [location.split('/').at(-1)])).rows[0]?.digest;
      };
      await expect.poll(digest, { timeout: 120_000 }).toBe(checksum(file));
    }
    const bought = await db.pool.query(`SELECT FROM orders WHERE status = 'fulfilled'`);
    await vi.waitUntil(() => mail.received.length >= (bought.rowCount ?? 0), { timeout: 180_000 });
    expect(mail.received).toHaveLength(bought.rowCount ?? 0);
  });

  it('know within a second that a guide was withdrawn, and count calls together', async () => {
    const { addresses } = await startCluster({ DATABASE_URL: postgres.url });
    const creator = await createPerson(db, 'creator');
    const guideId = await createGuide(db, { authorId: creator.id, isPublic: true, priceCents: 0 });
    const statuses = () =>
      Promise.all(addresses.map(async (to) => (await fetch(`${to}/api/guides/${guideId}`)).status));
    const change = async (what: 'withdraw' | 'republish', status: number): Promise<number> => {
      const begun = performance.now();
      const reply = await fetch(`${addresses[0]}/api/guides/${guideId}/${what}`, {
        method: 'POST',
        headers: { cookie: cookieHeader(creator.cookies) },
      });
      expect(reply.ok).toBe(true);
      await vi.waitUntil(async () => (await statuses()).every((seen) => seen === status), {
        timeout: 20_000,
        interval: 10,
      });
      return performance.now() - begun;
    };
    await vi.waitUntil(async () => (await statuses()).every((seen) => seen === 200));
    const slowest = await measureUntil(
      async () => Math.max(await change('withdraw', 404), await change('republish', 200)),
      (ms) => ms < SEEN_WITHIN_MS,
    );
    say(`a change is seen by ${PROCESSES} processes within ${Math.round(slowest)} ms`);
    expect(slowest).toBeLessThan(SEEN_WITHIN_MS);

    const logOut = async (n: number) => {
      const address = addresses[n % addresses.length];
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      return (await fetch(`${address}/api/logout`, { method: 'POST', headers })).status;
    };
    const { max } = RATE_LIMITS.unsafe_calls_from_address;
    for (let n = 0; n < max; n += 1) expect(await logOut(n)).toBe(204);
    for (let n = 0; n < PROCESSES; n += 1) expect(await logOut(n)).toBe(429);
  });

  it.each([
    ['session', true],
    ['transaction', false],
  ])(
    'a PgBouncer in %s mode between them and the database: it starts is %s',
    async (mode, works) => {
      const { pathname, username, searchParams } = new URL(postgres.url);
      const host = searchParams.get('host') ?? '';
      // It refuses to run as root, and so does the database.
      const { uid, gid } = await stat(host);
      const home = await mkdtemp(path.join(tmpdir(), 'laneway-pgbouncer-'));
      onTestFinished(() => removeFolder(home));
      await chown(home, uid, gid);
      const port = await freePort();
      const file = path.join(home, 'pgbouncer.ini');
      await writeFile(
        file,
        `[databases]
* = host=${host} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
      );
      const pgbouncer = startDaemon(PGBOUNCER, [file], { uid, gid });
      onTestFinished(pgbouncer.stop);
      const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
      await pgbouncer.ready(async () => {
        const client = new pg.Client(url);
        await client.connect();
        await client.end();
      });

      const server = startServer({
        DATABASE_URL: url,
        DATA_DIR: await createDataDir(),
        SESSION_SECRET,
        PAYMENTS: 'test',
      });
      if (works) expect((await fetch(`${await server.address}/readyz`)).status).toBe(200);
      else {
        expect(await server.exit).toBe(1);
        expect(server.output().trim()).toBe(
          'The database in DATABASE_URL passes no notifications on, as behind a PgBouncer in transaction mode. Use session mode, or the address of PostgreSQL itself.',
        );
      }
    },
  );
});

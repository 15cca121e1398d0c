import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import { clusterUnavailableReason, startCluster } from '../src/testing/postgres-cluster.ts';
import { createDataDir, type ServerProcess, startServer } from '../src/testing/server-process.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { median, say } from './measuring.ts';
import { repeats } from './repeats.ts';
import { startTraffic } from './traffic.ts';

const trouble = clusterUnavailableReason();
if (trouble !== null) say(`What a failover does is left out: ${trouble}.`);

const KILLS = repeats({ usual: 10, thorough: 50 });
/** So that there is always something left to buy. */
const GUIDES = 5 * KILLS;
/** How much later than the cluster's our writes are back. One outage may meet a busy machine; half of them don't. */
const MAX_LATER_MS = { usually: 2_000, always: 15_000 };

const OUTAGE = [
  'the database is not available; trying again until it is',
  'the database is available again',
];

it.skipIf(trouble !== null)(
  `the primary killed ${KILLS} times, no write is lost or doubled and visitors go on reading`,
  { timeout: (5 + KILLS) * 60_000, retry: 0 },
  async () => {
    const cluster = await startCluster();
    onTestFinished(cluster.stop, 60_000);
    const servers: ServerProcess[] = [];
    const addresses: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const server = startServer({
        DATABASE_URL: cluster.url,
        DATA_DIR: await createDataDir(),
        SESSION_SECRET,
        PAYMENTS: 'test',
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'info',
      });
      servers.push(server);
      addresses.push(await server.address);
    }
    const db = openDatabase({ connectionString: cluster.url, max: 3 }, createLogger('silent'));
    onTestFinished(db.close);
    await db.pool.query('CREATE TABLE plain_writes (at timestamptz DEFAULT now())');
    const traffic = await startTraffic(db, addresses, GUIDES);
    onTestFinished(traffic.abort);

    const patroniMs: number[] = [];
    const laterMs: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await untilCaching(db, servers.length);
      await traffic.readAll();
      const bringBack = await cluster.killPrimary();
      const killedAt = performance.now();
      traffic.expectOutage();
      await untilPlainWrite(cluster.url, () => traffic.setDown(true));
      const writableAt = performance.now();
      traffic.setDown(false);
      patroniMs.push(writableAt - killedAt);
      laterMs.push((await traffic.untilWritten()) - writableAt);
      await bringBack();
      traffic.checkReplies();
      await traffic.checkWrites();
    }
    say(`failover: ${await traffic.finish()}`);
    const [shortest, longest] = [Math.min(...patroniMs), Math.max(...patroniMs)];
    say(
      `failover: Patroni took ${seconds(median(patroniMs))} (${seconds(shortest)} to ${seconds(longest)}); our writes were back ${seconds(median(laterMs))} later (at most ${seconds(Math.max(...laterMs))})`,
    );
    for (const server of servers) {
      expect(logOf(server)).toEqual(Array.from({ length: KILLS }, () => OUTAGE).flat());
    }
    expect(median(laterMs)).toBeLessThan(MAX_LATER_MS.usually);
    expect(Math.max(...laterMs)).toBeLessThan(MAX_LATER_MS.always);
  },
);

/** Waits until every process hears of changes again, because it keeps nothing in memory before. */
async function untilCaching({ pool }: Database, processes: number): Promise<void> {
  const listening = `SELECT FROM pg_stat_activity WHERE application_name = 'laneway changes'
                        AND state = 'idle' AND query <> ''`;
  await vi.waitFor(async () => expect((await pool.query(listening)).rowCount).toBe(processes), {
    timeout: 20_000,
    interval: 50,
  });
}

/** Writes with a new connection each time until that has failed and works again, as a program that isn't ours would. */
async function untilPlainWrite(connectionString: string, onDown: () => void): Promise<void> {
  const timeouts = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };
  for (let isDown = false; ; ) {
    const client = new pg.Client({ connectionString, ...timeouts });
    // The call that meets a failure reports it.
    client.on('error', () => {});
    const isWritten = await client
      .connect()
      .then(() => client.query('INSERT INTO plain_writes DEFAULT VALUES'))
      .then(
        () => true,
        () => false,
      );
    await client.end().catch(() => {});
    if (isWritten && isDown) return;
    if (!isWritten && !isDown) {
      isDown = true;
      onDown();
    }
    await wait(50);
  }
}

/** What a process logged about the database. */
function logOf({ output }: ServerProcess): readonly string[] {
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines
    .map((line) => (JSON.parse(line) as { readonly msg: string }).msg)
    .filter((msg) => msg.startsWith('the database is'));
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createTestPayments } from '../src/adapters/payments-test/payments-test.ts';
import { readPostmasterFile } from '../src/platform/postgres/postmaster-file.ts';
import { systemClock } from '../src/platform/process/clock.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import { sweepOrders } from '../src/slices/purchases/sweep-orders.ts';
import { orderKinds } from '../src/slices.ts';
import { createGuide } from '../src/testing/guides.ts';
import { findBreaches } from '../src/testing/money-breaches.ts';
import { cookieHeader, createPerson, type TestPerson } from '../src/testing/people.ts';
import {
  createDataDir,
  openServerDatabase,
  type ServerProcess,
  startServer,
} from '../src/testing/server-process.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { repeats } from './repeats.ts';

const CRASHES = repeats({ usual: 16, thorough: 200 });
const BUYERS = 6;
/** Longer than a purchase takes, so that the crash can happen anywhere within one. */
const MAX_RUN_MS = 400;

type Shop = { readonly guides: readonly number[]; readonly people: readonly TestPerson[] };

/** Buys one guide after another, for oneself or a friend, until the server has crashed or a request fails. */
async function buyUntilCrash(
  address: string,
  shop: Shop,
  {
    buyer,
    crashed,
    onReply,
  }: { readonly buyer: number; readonly crashed: AbortSignal; readonly onReply: () => void },
): Promise<void> {
  for (let n = buyer; !crashed.aborted; n += 1) {
    const { cookies } = shop.people[n % shop.people.length] as TestPerson;
    const guide = shop.guides[(n * 7) % shop.guides.length];
    const query = n % 3 === 0 ? `-for-friend?friend_email=friend-${n % 50}@people.example&` : '?';
    const cookie = cookieHeader(cookies);
    const url = `${address}/api/purchase${query}guide_id=${guide}`;
    const reply = await fetch(url, { method: 'POST', headers: { cookie } });
    const { checkout_url: page } = (await reply.json()) as { checkout_url?: string };
    onReply();
    if (page !== undefined) await fetch(`${address}${page}/pay`, { method: 'POST' });
  }
}

it(`crashed ${CRASHES} times while people buy, it gives every buyer their guide`, {
  timeout: 1_800_000,
  retry: 0,
}, async () => {
  const dataDir = await createDataDir();
  const start = async (): Promise<{ server: ServerProcess; address: string }> => {
    const server = startServer({ DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: 'silent' });
    return { server, address: await server.address };
  };
  let running = await start();

  const db = openServerDatabase(dataDir);
  const payments = createTestPayments({ db, clock: systemClock, secret: SESSION_SECRET });
  const selling = {
    db,
    payments,
    clock: systemClock,
    log: createLogger('silent'),
    publicUrl: 'http://localhost:3000',
    kinds: orderKinds,
    secret: SESSION_SECRET,
  };
  const creator = await createPerson(db, 'creator');
  const openShop = async (): Promise<Shop> => ({
    guides: await Promise.all(
      [499, 99, 1200, 250].map((priceCents) =>
        createGuide(db, { authorId: creator.id, priceCents }),
      ),
    ),
    people: await Promise.all(Array.from({ length: 12 }, () => createPerson(db))),
  });

  let shop = await openShop();
  const guides = [...shop.guides];
  for (let crash = 1; crash <= CRASHES; crash += 1) {
    // New people and guides now and then, because otherwise everyone would soon own everything.
    if (crash % 5 === 0) {
      shop = await openShop();
      guides.push(...shop.guides);
    }
    await db.pool.query('TRUNCATE rate_counters');
    const blow = new AbortController();
    const { promise: firstReply, resolve: onReply } = Promise.withResolvers<void>();
    const buying = Promise.allSettled(
      Array.from({ length: BUYERS }, (_, nth) =>
        buyUntilCrash(running.address, shop, {
          buyer: nth * 11 + crash,
          crashed: blow.signal,
          onReply,
        }),
      ),
    );
    // The first purchase after a start takes as long as a slow machine needs to load what it uses.
    await Promise.race([firstReply, buying]);
    await wait(Math.random() * MAX_RUN_MS);
    blow.abort();
    if (crash % 2 === 0) {
      const postmaster = await readPostmasterFile(path.join(dataDir, 'postgres', 'cluster'));
      process.kill(postmaster?.pid ?? 0, 'SIGKILL');
      await buying;
      await vi.waitFor(
        async () => expect((await fetch(`${running.address}/readyz`)).status).toBe(200),
        { timeout: 30_000, interval: 20 },
      );
    } else {
      running.server.child.kill('SIGKILL');
      await running.server.exit;
      await buying;
      running = await start();
    }
    // The sweep of the next minute, without waiting for it.
    await vi.waitFor(() => sweepOrders(selling, new Date(Date.now() + 1_000)), {
      timeout: 30_000,
      interval: 20,
    });
    expect(await findBreaches(db.pool, guides)).toEqual([]);
    expect(await paidWithoutGuide(db.pool)).toEqual([]);
  }
  const { rows } = await db.pool.query<{ count: number }>(
    "SELECT count(*) FROM orders WHERE status = 'fulfilled'",
  );
  expect(rows[0]?.count).toBeGreaterThan(CRASHES);
});

/** Orders that the provider was paid for, and that are neither fulfilled nor being refunded. */
async function paidWithoutGuide(pool: pg.Pool): Promise<readonly unknown[]> {
  const { rows } = await pool.query(
    `SELECT o.id, o.status FROM test_checkouts t JOIN orders o ON o.id = t.order_id
      WHERE t.status = 'paid' AND o.status NOT IN ('fulfilled', 'refunded') AND o.refund_requested_at IS NULL`,
  );
  return rows;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { expect, vi } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { createGuide } from '../src/testing/guides.ts';
import { findBreaches } from '../src/testing/money-breaches.ts';
import { cookieHeader, createPerson, type TestPerson } from '../src/testing/people.ts';

const BUYERS = 4;
const PEOPLE = 60;
/** Within the limits on what one person may do in a minute. */
const PAUSE_MS = 250;
const RETRY_MS = 50;

/** Where the whole machine stalls for seconds, the server refuses work for a moment, whatever the database does. */
const BUSY = 'very busy right now';
const IS_STALE = 'Laneway; hit; detail=stale';
const TITLE = 'The lane that stayed open';

type Reply = { readonly status: number; readonly headers: Headers; readonly body: string };

async function ask(
  url: string,
  person: TestPerson | null = null,
  init: { readonly method?: string; readonly key?: string; readonly body?: object } = {},
): Promise<Reply> {
  const { method = 'GET', key, body } = init;
  const id = person?.id ?? 0;
  const reply = await fetch(url, {
    method,
    headers: {
      ...(person === null ? {} : { cookie: cookieHeader(person.cookies) }),
      // The calls from one address are limited too.
      'x-forwarded-for': `10.0.${id >> 8}.${id & 255}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (reply.status === 503 && text.includes(BUSY)) {
    await wait(PAUSE_MS);
    return ask(url, person, init);
  }
  return { status: reply.status, headers: reply.headers, body: text };
}

export type Traffic = {
  /** Reads once, in every process, all that visitors read. */
  readonly readAll: () => Promise<void>;
  /** An outage begins now. */
  readonly expectOutage: () => void;
  /** Whether the database is known to be down, from outside. */
  readonly setDown: (isDown: boolean) => void;
  /** Resolves with the time at which every process had written again, on the clock of `performance`. */
  readonly untilWritten: () => Promise<number>;
  /** Fails unless every reply so far was as promised, and visitors read everything from memory in this outage. */
  readonly checkReplies: () => void;
  /** Fails if any call so far was refused or failed, as no call may be while all that it needs is there. */
  readonly checkAllAnswered: () => void;
  /** Fails unless everything that was acknowledged is there, once. */
  readonly checkWrites: () => Promise<void>;
  /** Lets everybody finish what they do, and checks the result. Returns what was done. */
  readonly finish: () => Promise<string>;
  readonly abort: () => void;
};

/** People who read, buy, write drafts and rename themselves through these processes, until `finish`. */
export async function startTraffic(
  db: Database,
  addresses: readonly string[],
  guideCount: number,
): Promise<Traffic> {
  const { people, guides, creator, openGuide } = await openShop(db, guideCount);
  const addressFor = (turn: number) => addresses[turn % addresses.length] as string;

  const stopping = new AbortController();
  const { signal } = stopping;
  const counts = { reads: 0, recalled: 0, refused: 0 };
  let killedAt = performance.now();
  const wrong: string[] = [];
  const note = (what: string): void => {
    const seconds = (performance.now() - killedAt) / 1_000;
    wrong.push(`${what} (${seconds.toFixed(1)} s after the last kill)`);
  };
  /** True if a call was carried out, false if the outage stopped it. Anything else is wrong. */
  const isDone = (call: string, { status, headers, body }: Reply): boolean => {
    if (status < 300) return true;
    if (status === 503 && headers.has('retry-after')) counts.refused += 1;
    else note(`${call}: ${status} ${body}`);
    return false;
  };

  const reads = readsOf(openGuide);
  let isDown = false;
  const recalled = new Set<string>();
  const keepReading = async (address: string): Promise<void> => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const { path, isRecalled } = reads[turn % reads.length] as (typeof reads)[number];
      const wasDown = isDown;
      const reply = await ask(address + path);
      counts.reads += 1;
      if (reply.status !== 200) note(`GET ${path}: ${reply.status} ${reply.body}`);
      else if (wasDown && isDown && isRecalled(reply)) {
        counts.recalled += 1;
        recalled.add(address + path);
      }
      await wait(RETRY_MS);
    }
  };

  const bought: { readonly userId: number; readonly guideId: number }[] = [];
  let begun = 0;
  const buy = async (address: string, buyer: TestPerson, guideId: number): Promise<boolean> => {
    const url = `${address}/api/purchase?guide_id=${guideId}`;
    const reply = await ask(url, buyer, { method: 'POST' });
    if (!isDone('purchase', reply)) return false;
    const { status, checkout_url: page } = JSON.parse(reply.body);
    if (status === 'owned') return true;
    const paid = await ask(`${address}${page}/pay`, buyer, { method: 'POST' });
    return isDone('pay', paid) && JSON.parse(paid.body).status === 'fulfilled';
  };
  const keepBuying = async (): Promise<void> => {
    while (!signal.aborted && begun < people.length * guides.length) {
      const buyer = people[begun % people.length] as TestPerson;
      const guideId = guides[Math.floor(begun / people.length)] as number;
      begun += 1;
      for (let turn = begun; !(await buy(addressFor(turn), buyer, guideId)); turn += 1)
        await wait(RETRY_MS);
      bought.push({ userId: buyer.id, guideId });
      await wait(PAUSE_MS);
    }
  };

  const drafts: string[] = [];
  const keepDrafting = async (): Promise<void> => {
    for (let n = 1; !signal.aborted; n += 1) {
      const draft = { method: 'POST', key: randomUUID(), body: { pg_title: `Draft ${n}` } };
      for (let turn = n; ; turn += 1) {
        const reply = await ask(`${addressFor(turn)}/api/pending_guides/`, creator, draft);
        if (isDone('draft', reply)) break;
        await wait(RETRY_MS);
      }
      drafts.push(draft.body.pg_title);
      await wait(PAUSE_MS);
    }
  };

  const renamers = await Promise.all(
    addresses.map(async (address, nth) => {
      const person = await createPerson(db);
      // Another process has to know the new name at once.
      const elsewhere = addressFor(nth + 1);
      return { address, elsewhere, person, tried: 0, done: 0, hasFailed: false, backAt: 0 };
    }),
  );
  // A thorough run takes as long as a session.
  await db.pool.query(`UPDATE session_tokens SET expires_at = now() + interval '1 day'`);
  const keepRenaming = async (renamer: (typeof renamers)[number]): Promise<void> => {
    const { address, elsewhere, person } = renamer;
    while (!signal.aborted) {
      renamer.tried += 1;
      const body = { u_name: `Ada ${renamer.tried}` };
      const reply = await ask(`${address}/api/user/name`, person, { method: 'PUT', body });
      const isRenamed = isDone('name', reply);
      if (!isRenamed) renamer.hasFailed = true;
      else {
        if (renamer.hasFailed && renamer.backAt === 0) renamer.backAt = performance.now();
        renamer.done = renamer.tried;
        const user = await ask(`${elsewhere}/api/user`, person);
        if (isDone('user', user) && JSON.parse(user.body).u_name !== body.u_name)
          note(`${body.u_name} was renamed, but is ${user.body}`);
      }
      await wait(isRenamed ? PAUSE_MS : RETRY_MS);
    }
  };

  const checkWrites = async (): Promise<void> => {
    const acknowledged = { bought: [...bought], drafts: [...drafts] };
    const names = renamers.map(({ person, done }) => ({ id: person.id, done }));
    expect(await findBreaches(db.pool, guides)).toEqual([]);
    const lost = await db.pool.query(
      `SELECT user_id, guide_id FROM unnest($1::int[], $2::int[]) bought (user_id, guide_id)
       EXCEPT SELECT user_id, guide_id FROM entitlements WHERE cause = 'order'`,
      [
        acknowledged.bought.map(({ userId }) => userId),
        acknowledged.bought.map(({ guideId }) => guideId),
      ],
    );
    expect(lost.rows).toEqual([]);
    const stored = await db.pool.query<{ title: string }>(
      'SELECT title FROM pending_guides WHERE author_id = $1',
      [creator.id],
    );
    const titles = stored.rows.map(({ title }) => title);
    expect(titles).toHaveLength(new Set(titles).size);
    expect(titles).toEqual(expect.arrayContaining(acknowledged.drafts));
    for (const [nth, { id, done }] of names.entries()) {
      const { rows } = await db.pool.query('SELECT name FROM users WHERE id = $1', [id]);
      const name = Number(rows[0].name.replace('Ada ', ''));
      expect(name).toBeGreaterThanOrEqual(done);
      expect(name).toBeLessThanOrEqual(renamers[nth]?.tried ?? 0);
    }
  };

  const everybody = Promise.all([
    ...addresses.map(keepReading),
    ...Array.from({ length: BUYERS }, keepBuying),
    ...renamers.map(keepRenaming),
    keepDrafting(),
  ]);
  // `finish` reports it; until then the test may fail for another reason.
  everybody.catch(() => {});

  return {
    readAll: async () => {
      for (const address of addresses)
        for (const { path } of reads) expect((await ask(address + path)).status).toBe(200);
    },
    expectOutage: () => {
      killedAt = performance.now();
      recalled.clear();
      for (const renamer of renamers) Object.assign(renamer, { hasFailed: false, backAt: 0 });
    },
    setDown: (value) => {
      isDown = value;
    },
    untilWritten: async () => {
      const isBack = () => renamers.every(({ backAt }) => backAt > 0);
      await vi.waitUntil(isBack, { timeout: 60_000, interval: 20 });
      return Math.max(...renamers.map(({ backAt }) => backAt));
    },
    checkReplies: () => {
      expect(wrong).toEqual([]);
      expect(recalled.size).toBe(addresses.length * reads.length);
    },
    checkAllAnswered: () => {
      expect(wrong).toEqual([]);
      expect(counts.refused).toBe(0);
    },
    checkWrites,
    finish: async () => {
      stopping.abort();
      await everybody;
      expect(wrong).toEqual([]);
      await checkWrites();
      const { rows } = await db.pool.query(
        `SELECT (SELECT count(*) FROM orders WHERE status = 'fulfilled') AS fulfilled,
                (SELECT count(*) FROM test_checkouts WHERE status = 'paid') AS paid`,
      );
      expect(rows).toEqual([{ fulfilled: bought.length, paid: bought.length }]);
      const renamed = renamers.reduce((sum, { done }) => sum + done, 0);
      const { reads: all, recalled: fromMemory, refused } = counts;
      return `${bought.length} purchases, ${drafts.length} drafts, ${renamed} new names; ${all} reads of visitors, ${fromMemory} from memory; ${refused} calls refused`;
    },
    abort: () => stopping.abort(),
  };
}

async function openShop(db: Database, guideCount: number) {
  const creator = await createPerson(db, 'creator');
  const people: TestPerson[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await createPerson(db));
  const guides: number[] = [];
  for (let n = 0; n < guideCount; n += 1) {
    guides.push(await createGuide(db, { authorId: creator.id, priceCents: 100 + n }));
  }
  const open = { authorId: creator.id, title: TITLE, isPublic: true, priceCents: 0 };
  const openGuide = await createGuide(db, open);
  return { creator, people, guides, openGuide };
}

/** What visitors can read without the database, and how to tell that it came from memory. */
function readsOf(
  guideId: number,
): readonly { readonly path: string; readonly isRecalled: (reply: Reply) => boolean }[] {
  const isStale = ({ headers }: Reply) => headers.get('cache-status') === IS_STALE;
  return [
    { path: '/api/guides', isRecalled: isStale },
    { path: `/api/guides/${guideId}`, isRecalled: isStale },
    { path: `/api/places?guide_id=${guideId}`, isRecalled: isStale },
    { path: '/', isRecalled: () => true },
    {
      path: printGuidePath({ guideId, placeId: null }),
      isRecalled: ({ body }) => body.includes(TITLE),
    },
  ];
}

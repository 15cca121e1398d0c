import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cookieHeader, createPerson } from '../src/testing/people.ts';
import { createDataDir, openServerDatabase, startServer } from '../src/testing/server-process.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { repeats } from './repeats.ts';

const SENDERS = 12;
const KILLS = repeats({ usual: 4, thorough: SENDERS });

type Request = {
  readonly personId: number;
  readonly key: string;
  readonly cookie: string;
};

it(`killed ${KILLS} times, it carries out a call with a key once, and repeats its reply`, {
  timeout: 300_000,
}, async () => {
  const dataDir = await createDataDir();
  const start = async () => {
    const server = startServer({ DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: 'silent' });
    return { server, address: await server.address };
  };
  let running = await start();
  const db = openServerDatabase(dataDir);

  const requestOf = async (): Promise<Request> => {
    const person = await createPerson(db);
    const cookie = cookieHeader(person.cookies);
    return { personId: person.id, key: randomUUID(), cookie };
  };
  const send = ({ key, cookie }: Request) =>
    fetch(`${running.address}/api/message?message_content=Hello`, {
      method: 'POST',
      headers: { cookie, 'idempotency-key': key },
    });
  const messagesOf = async ({ personId }: Request) =>
    (await db.pool.query('SELECT id FROM messages WHERE sender_id = $1', [personId])).rows;

  const countMessages = async (ids: readonly number[]): Promise<number> => {
    const count = 'SELECT count(*)::integer AS n FROM messages WHERE sender_id = ANY ($1)';
    return (await db.pool.query(count, [ids])).rows[0].n;
  };

  let answeredBefore = 0;
  let keptBefore = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const requests = await Promise.all(Array.from({ length: SENDERS }, requestOf));
    const sent = requests.map((request) => send(request).then(({ status }) => status));
    // Kills the server while the requests are in progress: first before any is done, then a little later each time.
    const done = (kill * SENDERS) / KILLS;
    const ids = requests.map(({ personId }) => personId);
    while ((await countMessages(ids)) < done) await wait(1);
    running.server.child.kill('SIGKILL');
    const first = await Promise.allSettled(sent);
    await running.server.exit;
    running = await start();
    // Instead of waiting for the minute after which a claim counts as that of a dead process.
    await db.pool.query(
      `UPDATE idempotent_replies SET created_at = created_at - interval '2 minutes' WHERE status IS NULL`,
    );
    for (const [index, request] of requests.entries()) {
      const before = await messagesOf(request);
      const again = await send(request);
      expect(again.status).toBe(201);
      const after = await messagesOf(request);
      expect(after).toHaveLength(1);
      expect(await again.json()).toEqual({ message_id: Number(after[0].id) });
      if (first[index]?.status === 'fulfilled') answeredBefore += 1;
      else keptBefore += before.length;
    }
  }
  // Some of the others must have been done although the reply was lost: that is what the key is for.
  expect(answeredBefore + keptBefore).toBeGreaterThan(0);
});

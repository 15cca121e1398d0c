import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addNotification } from '../src/slices/notifications/public.ts';
import { cookieHeader, createPerson } from '../src/testing/people.ts';
import { createDataDir, openServerDatabase, startServer } from '../src/testing/server-process.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { say } from './measuring.ts';
import { inMegabytes, MEGABYTE, residentBytes } from './resident-memory.ts';

const LISTENERS = 1_000;
const MAX_GROWTH = 50 * MEGABYTE;

it(`${LISTENERS} people wait for notifications for under ${inMegabytes(MAX_GROWTH)}, and each is notified`, {
  timeout: 300_000,
}, async () => {
  const dataDir = await createDataDir();
  const server = startServer({ DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: 'silent' });
  const address = await server.address;
  const pid = server.child.pid ?? 0;
  const db = openServerDatabase(dataDir);
  const people = [];
  for (let n = 0; n < LISTENERS; n += 1) people.push(await createPerson(db));

  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  onTestFinished(() => agent.destroy());
  let told = 0;
  const listen = (cookies: Readonly<Record<string, string>>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, headers: { cookie: cookieHeader(cookies) } };
      get(`${address}/api/notices/stream`, options, (response) => {
        response.on('error', () => {});
        response.on('data', (chunk: Buffer) => {
          if (chunk.includes('event: notice')) told += 1;
        });
        resolve(response);
      }).on('error', reject);
    });
  const warmUp = await listen(people[0]?.cookies ?? {});
  warmUp.destroy();
  const before = residentBytes(pid);
  for (const { cookies } of people) expect((await listen(cookies)).statusCode).toBe(200);
  const during = residentBytes(pid);
  say(
    `streams: ${inMegabytes(before)} before ${LISTENERS} listeners, ${inMegabytes(during)} with them`,
  );
  for (const { id } of people)
    await addNotification(db, { userId: id, kind: 'gift_received', title: 'Hi', body: 'There' });
  await vi.waitUntil(() => told >= LISTENERS, { timeout: 60_000 });
  const begun = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  say(
    `streams: stopped with ${LISTENERS} listeners in ${Math.round(performance.now() - begun)} ms`,
  );
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(during - before).toBeLessThan(MAX_GROWTH);
});

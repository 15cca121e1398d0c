import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { createDataDir, startServer } from '../src/testing/server-process.ts';
import { say } from './measuring.ts';
import { repeats } from './repeats.ts';
import { inMegabytes, MEGABYTE, residentBytes } from './resident-memory.ts';

/** If the junk were kept, the growth would be six times the limit. */
const REQUESTS = repeats({ usual: 5_000, thorough: 20_000 });
const WARM_UP = 2_000;
const AT_A_TIME = 16;
const JUNK = 'x'.repeat(60_000);
const MAX_GROWTH = 50 * MEGABYTE;

const ADDRESSES = [
  '/api/guides?',
  '/api/guides?guide_ids=1&guide_ids=2&',
  '/api/guides/1?',
  '/api/places?guide_id=1&',
];

/** Sends requests that differ only in their junk, over a few connections. Returns how many got 200. */
async function sendJunk(server: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const send = (nth: number) =>
    new Promise<number>((resolve, reject) => {
      const address = ADDRESSES[nth % ADDRESSES.length];
      get(`${server}${address}junk=${nth}-${JUNK}`, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      }).on('error', reject);
    });
  let sent = 0;
  let good = 0;
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (sent < count) {
        sent += 1;
        if ((await send(sent)) === 200) good += 1;
      }
    }),
  );
  agent.destroy();
  return good;
}

it(`answers ${REQUESTS} addresses full of junk without using more and more memory`, {
  timeout: 600_000,
}, async () => {
  const server = startServer({ DATA_DIR: await createDataDir(), DEMO: 'on' });
  const address = await server.address;
  const pid = server.child.pid ?? 0;
  expect(await sendJunk(address, WARM_UP)).toBe(WARM_UP);
  const before = residentBytes(pid);
  expect(await sendJunk(address, REQUESTS)).toBe(REQUESTS);
  const after = residentBytes(pid);
  say(`memory: ${inMegabytes(before)} before ${REQUESTS} requests, ${inMegabytes(after)} after`);
  expect(after - before).toBeLessThan(MAX_GROWTH);
});

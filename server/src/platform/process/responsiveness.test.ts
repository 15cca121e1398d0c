import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';

const app = await createTestApp({
  config: { ...TEST_CONFIG, tiles: { ...TEST_CONFIG.tiles, offline: true } },
  // Validating a reply against its schema would take longer than making it.
  checkReply: null,
});
const authorId = (await createPerson(app.db, 'creator')).id;
const id = await createGuide(app.db, { authorId, isPublic: true, priceCents: 0 });
// Fifteen times the current maximum size of a guide; some guides were that large before there were limits.
const path = '(-37.813612,144.963112),'.repeat(8_000);
await app.db.pool.query(
  `INSERT INTO places (guide_id, title, description, path, boundary)
   SELECT $1, 'Place ' || n, 'Words', $2, $2 FROM generate_series(1, 20) n`,
  [id, path],
);
const port = await app.listen();

/** Sends a request and discards the response, as cheaply as possible. */
function download(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: address, agent: false }, (response) => {
      let length = 0;
      response.on('data', (bytes: Buffer) => {
        length += bytes.length;
      });
      response.on('end', () => resolve(response.statusCode === 200 ? length : 0));
    });
    sent.on('error', reject).end();
  });
}

/**
 * The longest time that the event loop was blocked, and the total, in milliseconds of this thread's processor time:
 * other programs on a busy machine would distort any other measure.
 */
async function busyTimes(work: Promise<unknown>) {
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  let longest = 0;
  let total = 0;
  let before = process.threadCpuUsage();
  while (!isDone) {
    await setImmediate();
    const { user } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, user / 1_000);
    total += user / 1_000;
  }
  await done;
  return { longest, total };
}

describe('while someone downloads a very large guide', () => {
  it.each([
    ['as GPX', `/api/guides/${id}/export?format=gpx`],
    ['as GeoJSON', `/api/guides/${id}/export?format=geojson`],
    ['to save it', `/api/guides/${id}/offline-pack`],
  ])('%s, other requests aren’t delayed', async (_name, address) => {
    const downloading = download(address);
    const { longest, total } = await busyTimes(downloading);
    expect(await downloading).toBeGreaterThan(path.length * 40);
    // If it were written in one go, the longest time would be the total. It may include a collection of garbage that
    // earlier tests left.
    expect({ longest, total }).toSatisfy(() => longest < total / 3);
  });
});

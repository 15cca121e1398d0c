import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createFolderStore } from '../src/adapters/blob-folder/blob-folder.ts';
import { drawPng } from '../src/testing/png-file.ts';
import { createDataDir, openServerDatabase, startServer } from '../src/testing/server-process.ts';
import { TEST_CONFIG } from '../src/testing/test-app.ts';
import { mediaRow, storeUpload } from '../src/testing/uploaded-media.ts';
import { recordWebm } from '../src/testing/webm-recording.ts';
import { say } from './measuring.ts';
import { inMegabytes, MEGABYTE, peakDuring, residentBytes } from './resident-memory.ts';

const MAX_GROWTH = 150 * MEGABYTE;

const demo = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../demo/media/${name}`, import.meta.url)));
const film = demo('st-kilda-salt-air/luna-park.mp4');
const noise = await sharp({
  create: {
    width: 3_000,
    height: 2_000,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer();

const FILES = [
  ['a bomb of 1.6 billion pixels', 'image/png', drawPng(40_000, 40_000), 'failed'],
  ['the largest image that is allowed', 'image/png', drawPng(8_000, 5_000), 'ready'],
  ['an image full of detail', 'image/jpeg', noise, 'ready'],
  ['half of it', 'image/jpeg', noise.subarray(0, noise.length / 2), 'failed'],
  ['a compressed nothing', 'image/png', gzipSync(Buffer.alloc(200_000_000)), 'failed'],
  ['a video that was cut short', 'video/mp4', film.subarray(0, film.length / 2), 'failed'],
  ['a recording of zeros', 'audio/mpeg', Buffer.alloc(100_000_000), 'failed'],
  ['a long recording', 'audio/webm', recordWebm(7_200), 'ready'],
  [
    'captions full of beginnings',
    'text/vtt',
    Buffer.from(`WEBVTT\n\n${'<a'.repeat(400_000)}`),
    'failed',
  ],
] as const;

it('processes hostile files without using more and more memory', { timeout: 600_000 }, async () => {
  const dataDir = await createDataDir();
  const server = startServer({ DATA_DIR: dataDir });
  await server.address;
  const pid = server.child.pid ?? 0;
  const db = openServerDatabase(dataDir);
  const blobs = createFolderStore(path.join(dataDir, 'media'));
  const app = { db, deps: { blobs, scanner: null, config: TEST_CONFIG } };

  const before = residentBytes(pid);
  for (const [name, mime, content, outcome] of FILES) {
    const file = await storeUpload(app, { mime, content });
    const done = expect
      .poll(async () => (await mediaRow(app, file)).processing_state, { timeout: 120_000 })
      .toBe(outcome);
    const peak = await peakDuring(pid, done);
    await done;
    say(`${name}: ${inMegabytes(before)} before, ${inMegabytes(peak)} at most`);
    expect(peak - before).toBeLessThan(MAX_GROWTH);
  }
});

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ok } from '@laneway/domain/result';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import type { AppDeps } from '../../app.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { FIRST_ATTEMPT, jobsOf, runJobs } from '../../testing/jobs.ts';
import { drawPng } from '../../testing/png-file.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { mediaRow, storedKeys, storeUpload } from '../../testing/uploaded-media.ts';
import { recordWebm } from '../../testing/webm-recording.ts';

const app = await createTestApp();
const { blobs } = app.deps;
const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#274' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 49/1' } })
  .jpeg()
  .toBuffer();
const demo = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../demo/media/${name}`, import.meta.url)));

const processWith = (changes: Partial<AppDeps>) =>
  jobsOf({ deps: { ...app.deps, ...changes } }, createMailbox()).process_media;
const process = processWith({});
const LAST_ATTEMPT = { isLastAttempt: true };

const uploadPhoto = () => storeUpload(app, { mime: 'image/jpeg', content: photo });

describe('an image that was uploaded', () => {
  it('is replaced by its renditions, and the original is deleted', async () => {
    const file = await uploadPhoto();
    await runJobs(app);
    const row = await mediaRow(app, file);
    const renditions = row.renditions as { key: string; size_bytes: number }[];
    expect(row).toMatchObject({
      processing_state: 'ready',
      failure: null,
      mime: 'image/webp',
      width: 640,
      height: 457,
      stand_in: expect.stringMatching(/^data:image\/webp;base64,/),
      renditions: [
        { key: `${file.key}.w320.webp`, width: 320, height: 229 },
        { key: `${file.key}.w640.webp`, width: 640, height: 457 },
      ],
      size_bytes: renditions[1]?.size_bytes,
      stored_bytes: renditions.reduce((sum, one) => sum + one.size_bytes, 0),
    });
    expect(await storedKeys(app, file)).toEqual(['.w320.webp', '.w640.webp']);
    for (const { key, size_bytes } of renditions)
      expect((await blobs.stat({ bucket: file.bucket, key }))?.size).toBe(size_bytes);
  });

  it('has the same result wherever its processing is killed', async () => {
    /** Lets this many changes of the store succeed, and fails all later ones. */
    const dyingAfter = (changes: number): BlobStore => {
      let left = changes;
      const live =
        <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
        (...given: A): Promise<T> => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('killed')) : work(...given);
        };
      return { ...blobs, put: live(blobs.put), remove: live(blobs.remove) };
    };
    const image = { renditions: [320, 640].map(made), placeholder: 'data:,' };
    const tools = { ...app.deps.mediaTools, makeRenditions: async () => ok(image) };
    for (let changes = 0; changes < 7; changes += 1) {
      const file = await uploadPhoto();
      const dying = processWith({ mediaTools: tools, blobs: dyingAfter(changes) });
      await dying?.(file, FIRST_ATTEMPT).catch(() => {});
      await processWith({ mediaTools: tools })?.(file, FIRST_ATTEMPT);
      expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'ready', width: 640 });
      expect(await storedKeys(app, file)).toEqual(['.w320.webp', '.w640.webp']);
    }
  });

  it('fails permanently, and leaves nothing behind, after the last attempt', async () => {
    const file = await uploadPhoto();
    const full: BlobStore = {
      ...blobs,
      put: (address, content) =>
        address.key.endsWith('.w640.webp')
          ? Promise.reject(new Error('no space left'))
          : blobs.put(address, content),
    };
    const image = { renditions: [320, 640].map(made), placeholder: 'data:,' };
    const mediaTools = { ...app.deps.mediaTools, makeRenditions: async () => ok(image) };
    const failing = processWith({ blobs: full, mediaTools });
    await expect(failing?.(file, FIRST_ATTEMPT)).rejects.toThrow('no space left');
    expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'pending' });
    await failing?.(file, LAST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({
      processing_state: 'failed',
      failure: 'We couldn’t process this image. Please try again with a new upload.',
      stored_bytes: 0,
    });
    expect(await storedKeys(app, file)).toEqual([]);
  });

  it('stays ready when a second run fails after the first has finished', async () => {
    const file = await uploadPhoto();
    const mediaTools = {
      ...app.deps.mediaTools,
      makeRenditions: async () => {
        await process?.(file, FIRST_ATTEMPT);
        throw new Error('out of memory');
      },
    };
    await processWith({ mediaTools })?.(file, LAST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'ready', failure: null });
    expect(await storedKeys(app, file)).toEqual(['.w320.webp', '.w640.webp']);
  });

  it('stays failed when a second run finishes after the first has failed', async () => {
    const file = await uploadPhoto();
    const tools = app.deps.mediaTools;
    const failing = { ...tools, makeRenditions: () => Promise.reject(new Error('out of memory')) };
    const mediaTools = {
      ...tools,
      makeRenditions: async () => {
        await processWith({ mediaTools: failing })?.(file, LAST_ATTEMPT);
        return ok({ renditions: [made(320)], placeholder: 'data:,' });
      },
    };
    await processWith({ mediaTools })?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'failed' });
    expect(await storedKeys(app, file)).toEqual([]);
  });

  it('leaves no objects when it is deleted meanwhile', async () => {
    const file = await uploadPhoto();
    const mediaTools = {
      ...app.deps.mediaTools,
      makeRenditions: async () => {
        await app.db.pool.query('DELETE FROM media WHERE key = $1', [file.key]);
        return ok({ renditions: [made(320)], placeholder: 'data:,' });
      },
    };
    await processWith({ mediaTools })?.(file, FIRST_ATTEMPT);
    expect(await storedKeys(app, file)).toEqual([]);
  });

  it('is not processed unless its scan allows it', async () => {
    const file = await uploadPhoto();
    await app.db.pool.query(`UPDATE media SET scan_state = 'timeout' WHERE key = $1`, [file.key]);
    await process?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'pending' });
    expect(await storedKeys(app, file)).toEqual(['']);
  });

  it('that would fill the memory is refused with a reason, and removed', async () => {
    const file = await storeUpload(app, {
      mime: 'image/png',
      content: drawPng(40_000, 40_000, 10),
    });
    await runJobs(app);
    expect(await mediaRow(app, file)).toMatchObject({
      processing_state: 'failed',
      failure: 'This image is 40,000 × 40,000 pixels. Use one up to 40 megapixels.',
    });
    expect(await storedKeys(app, file)).toEqual([]);
  });
});

describe('a recording or video that was uploaded', () => {
  it('stays as it is and is measured', async () => {
    const content = recordWebm(2);
    const file = await storeUpload(app, { mime: 'audio/webm', content });
    await runJobs(app);
    expect(await mediaRow(app, file)).toMatchObject({
      processing_state: 'ready',
      mime: 'audio/webm',
      codecs: 'opus',
      renditions: null,
      size_bytes: content.length,
      stored_bytes: content.length,
    });
    expect(await storedKeys(app, file)).toEqual(['']);
  });

  it('is audio if it has no picture, whatever its name says', async () => {
    const file = await storeUpload(app, { mime: 'video/webm', content: recordWebm(1) });
    await runJobs(app);
    expect(await mediaRow(app, file)).toMatchObject({
      processing_state: 'ready',
      kind: 'audio',
      mime: 'audio/webm',
    });
  });

  it('is refused if it has no picture and is larger than audio may be', async () => {
    const content = recordWebm(1);
    const file = await storeUpload(app, { mime: 'video/webm', content });
    await app.db.pool.query('UPDATE media SET size_bytes = 300000001 WHERE key = $1', [file.key]);
    const tools = app.deps.mediaTools;
    const mediaTools: AppDeps['mediaTools'] = {
      ...tools,
      measureTracks: (read, mime) => tools.measureTracks(read, mime, content.length),
    };
    await processWith({ mediaTools })?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'failed' });
  });

  it.each([
    [
      'a recording with a picture',
      'audio/mp4',
      demo('st-kilda-salt-air/luna-park.mp4'),
      'This file has video. Upload it as a video, or export the audio alone.',
    ],
    [
      'a video that was cut short',
      'video/mp4',
      demo('st-kilda-salt-air/luna-park.mp4').subarray(0, 50_000),
      'This video is damaged. Export it again and upload the new file.',
    ],
  ] as const)('is refused with a reason: %s', async (_, mime, content, failure) => {
    const file = await storeUpload(app, { mime, content: Buffer.from(content) });
    await runJobs(app);
    expect(await mediaRow(app, file)).toMatchObject({ processing_state: 'failed', failure });
    expect(await storedKeys(app, file)).toEqual([]);
  });
});

describe('captions that were uploaded', () => {
  const upload = (content: string | Buffer) =>
    storeUpload(app, { mime: 'text/vtt', content: Buffer.from(content) });

  it('are rewritten under the same key, however often', async () => {
    const file = await upload('WEBVTT\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.000\n<b>Hi\n');
    await runJobs(app);
    const written = await text(blobs.read(file));
    expect(written).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<b>Hi</b>\n');
    await app.db.pool.query(`UPDATE media SET processing_state = 'pending' WHERE key = $1`, [
      file.key,
    ]);
    await process?.(file, FIRST_ATTEMPT);
    expect(await text(blobs.read(file))).toBe(written);
    expect(await mediaRow(app, file)).toMatchObject({
      processing_state: 'ready',
      mime: 'text/vtt',
      size_bytes: written.length,
    });
  });

  it.each([
    ['a script', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<script>x</script>', /^Line 4: <script>/],
    ['bytes that are no text', Buffer.from('WEBVTT\n\n\xff\xfe', 'latin1'), /UTF-8/],
  ])('are refused with a reason when they contain %s', async (_, content, failure) => {
    const file = await upload(content);
    await runJobs(app);
    expect(await mediaRow(app, file)).toMatchObject({
      processing_state: 'failed',
      failure: expect.stringMatching(failure),
    });
    expect(await storedKeys(app, file)).toEqual([]);
  });
});

function made(width: number) {
  return { width, height: width, bytes: Buffer.from(`${width} wide`) };
}

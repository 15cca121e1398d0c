import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore, watchSpace } from '../../adapters/blob-folder/blob-folder.ts';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import { OutOfSpaceError } from '../../platform/process/service-health.ts';
import { eventually } from '../../testing/eventually.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { drawPng } from '../../testing/png-file.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openTusClient } from '../../testing/tus-client.ts';
import { mediaRow, storedKeys, storeUpload } from '../../testing/uploaded-media.ts';
import { factsOf, someFile, storedFile } from '../../testing/uploads.ts';

const MB = 1_000_000;
const FULL = 'the disk of the media folder is full; storing no files until there is space';
const SPACE = 'the disk of the media folder has space again';

const folder = await mkdtemp(path.join(tmpdir(), 'laneway-full-'));
const isMounted = mount();
afterAll(async () => {
  if (isMounted) execFileSync('/bin/umount', ['--lazy', folder]);
  await rm(folder, { recursive: true, force: true });
});

/** Gives the folder a small disk of its own, where we may do that. */
function mount(): boolean {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isMounted)('while the disk of the media folder is full', async () => {
  const { log, logged, clear } = recordLog();
  const blobs = watchSpace(createFolderStore(folder), folder, {
    log,
    probeEveryMs: 20,
    enoughBytes: 8 * MB,
  });
  const app = await createTestApp({ blobs, log });
  const { get, deps } = app;
  const creator = await createPerson(app.db, 'creator', 'Robin');
  const tus = openTusClient(await app.listen(), creator);
  const filler = path.join(folder, 'filler');
  const leave = async (bytes: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
  };
  beforeEach(clear);

  it('an upload is refused, and continues once there is space', async () => {
    const file = someFile(11 * MB);
    const upload = await tus.begin({ size: file.length, type: 'video/mp4' });
    await leave(7 * MB);
    for (let n = 0; n < 3; n += 1) {
      const at = await tus.offset(upload);
      const { status, headers, problem } = await tus.append(upload, at, file.subarray(at));
      expect([status, headers['retry-after'], problem]).toMatchObject([
        503,
        '60',
        {
          code: 'unavailable',
          detail: 'We’re out of space for new files. Please try again later.',
        },
      ]);
    }
    expect((await get('/api/guides')).statusCode).toBe(200);
    expect((await factsOf(app, upload)).media).toEqual([]);
    expect(
      await readdir(path.join(folder, deps.config.buckets.quarantine)).catch(() => []),
    ).toEqual([]);
    await rm(filler);
    await eventually(logged).toEqual([FULL, SPACE]);
    const at = await tus.offset(upload);
    expect((await tus.append(upload, at, file.subarray(at))).status).toBe(204);
    expect((await storedFile(app, upload)).equals(file)).toBe(true);
  });

  it('the sizes of an image are made later, and no half of a file is left', async () => {
    const content = drawPng(400, 300);
    const image = await storeUpload(app, { mime: 'image/png', content, uploaderId: creator.id });
    const { scan_media: scan, process_media: process } = jobsOf(app, createMailbox());
    await scan?.(image, FIRST_ATTEMPT);
    await leave(0);
    await expect(process?.(image, FIRST_ATTEMPT)).rejects.toThrow(OutOfSpaceError);
    expect(await mediaRow(app, image)).toMatchObject({ processing_state: 'pending' });
    expect(await storedKeys(app, image)).toEqual(['']);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
    await rm(filler);
    await eventually(logged).toEqual([FULL, SPACE]);
    await process?.(image, FIRST_ATTEMPT);
    expect(await mediaRow(app, image)).toMatchObject({ processing_state: 'ready' });
  });
});

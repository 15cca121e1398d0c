import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import type { ScanVerdict, VirusScanner } from '../../ports/virus-scanner.ts';
import { FIRST_ATTEMPT, jobsOf, mailsTo } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { mediaRow, storedKeys, storeUpload } from '../../testing/uploaded-media.ts';

/** Every scanner reports this as a virus; it is harmless. Split in two, so that no scanner finds it in this file. */
const EICAR = Buffer.from(
  `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`,
);
const LAST_ATTEMPT = { isLastAttempt: true };

let answer: () => ScanVerdict | Error;
const scanner: VirusScanner = {
  check: async () => {},
  scan: async (content) => {
    const bytes = await buffer(content);
    const verdict = answer();
    if (verdict instanceof Error) throw verdict;
    return bytes.includes('EICAR') ? { state: 'infected', signature: 'Eicar' } : verdict;
  },
};
const app = await createTestApp({ scanner });
const { db } = app;
const uploader = await createPerson(db, 'creator', 'Robin');
const { rows } = await db.pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
  uploader.id,
]);
const email = rows[0]?.email ?? '';
const scan = jobsOf(app, createMailbox()).scan_media;

beforeEach(async () => {
  answer = () => ({ state: 'clean' });
  await db.pool.query('DELETE FROM notices');
  await db.pool.query('DELETE FROM mails');
});

const upload = (content = Buffer.from('a harmless file'), fileName?: string) =>
  storeUpload(app, {
    mime: 'image/jpeg',
    content,
    uploaderId: uploader.id,
    ...(fileName === undefined ? {} : { fileName }),
  });
const waitingFor = async (task: string, key: string) => {
  const { rows: jobs } = await db.pool.query(
    'SELECT id FROM graphile_worker.jobs WHERE task_identifier = $1 AND key LIKE $2',
    [task, `%${key}`],
  );
  return jobs.length;
};
const notices = async () => (await db.pool.query('SELECT * FROM notices')).rows;

describe('an upload that is scanned', () => {
  it('is processed once when it is clean', async () => {
    const file = await upload();
    for (let times = 0; times < 3; times += 1) await scan?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({
      scan_state: 'clean',
      processing_state: 'pending',
      scanned_at: expect.any(Date),
      sha256: createHash('sha256').update('a harmless file').digest(),
    });
    expect(await waitingFor('process_media', file.key)).toBe(1);
  });

  it('is removed at once when it is infected, and its uploader is notified once', async () => {
    const file = await upload(EICAR, 'visit evil.example now.jpg');
    for (let times = 0; times < 3; times += 1) await scan?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ scan_state: 'infected', stored_bytes: 0 });
    expect(await storedKeys(app, file)).toEqual([]);
    expect(await waitingFor('process_media', file.key)).toBe(0);
    expect(await notices()).toMatchObject([
      {
        user_id: uploader.id,
        kind: 'media_infected',
        title: 'We removed a file you uploaded',
        body: 'Our virus scan found malware in “visit evil. example now. jpg”. Check your device for viruses, then upload a clean copy.',
      },
    ]);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We removed a file you uploaded']);
    expect(mails[0]?.text_body).toContain('“visit evil. example now. jpg”');
    expect(mails[0]?.text_body).not.toContain('evil.example');
  });

  it('is reported once when two processes scan it at the same time', async () => {
    const file = await upload(EICAR);
    const together = Promise.withResolvers<void>();
    let waiting = 0;
    const slow: VirusScanner = {
      ...scanner,
      scan: async (content) => {
        const verdict = await scanner.scan(content);
        waiting += 1;
        if (waiting === 2) together.resolve();
        await together.promise;
        return verdict;
      },
    };
    const job = jobsOf({ deps: { ...app.deps, scanner: slow } }, createMailbox()).scan_media;
    await Promise.all([job?.(file, FIRST_ATTEMPT), job?.(file, FIRST_ATTEMPT)]);
    expect(await notices()).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('is removed by the next run when the first was killed after marking it', async () => {
    const file = await upload(EICAR);
    const dying = jobsOf(
      {
        deps: {
          ...app.deps,
          blobs: { ...app.deps.blobs, remove: () => Promise.reject(new Error('killed')) },
        },
      },
      createMailbox(),
    ).scan_media;
    await expect(dying?.(file, FIRST_ATTEMPT)).rejects.toThrow('killed');
    expect(await storedKeys(app, file)).toEqual(['']);
    await scan?.(file, FIRST_ATTEMPT);
    expect(await storedKeys(app, file)).toEqual([]);
    expect(await notices()).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('is retried while the scanner can’t be reached, and fails in the end', async () => {
    answer = () => new Error('connection refused');
    const file = await upload();
    await expect(scan?.(file, FIRST_ATTEMPT)).rejects.toThrow('connection refused');
    expect(await mediaRow(app, file)).toMatchObject({ scan_state: 'pending', scanned_at: null });
    await scan?.(file, LAST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ scan_state: 'error' });
    expect(await waitingFor('process_media', file.key)).toBe(0);
  });

  it('stays unprocessed when the scanner timed out', async () => {
    answer = () => ({ state: 'timeout' });
    const file = await upload();
    await scan?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(app, file)).toMatchObject({ scan_state: 'timeout' });
    expect(await waitingFor('process_media', file.key)).toBe(0);
    expect(await storedKeys(app, file)).toEqual(['']);
  });

  it('holds no connection of the database while it is read', async () => {
    const file = await upload();
    let busy = -1;
    answer = () => {
      busy = db.pool.totalCount - db.pool.idleCount;
      return { state: 'clean' };
    };
    await scan?.(file, FIRST_ATTEMPT);
    expect(busy).toBe(0);
  });

  it('is forgotten when its uploader deleted it meanwhile', async () => {
    const file = await upload();
    await db.pool.query('DELETE FROM media WHERE key = $1', [file.key]);
    await scan?.(file, FIRST_ATTEMPT);
    expect(await waitingFor('process_media', file.key)).toBe(0);
  });

  it('of a person who has left is removed without a notification', async () => {
    const file = await upload(EICAR);
    await db.pool.query('UPDATE media SET uploader_id = NULL WHERE key = $1', [file.key]);
    await scan?.(file, FIRST_ATTEMPT);
    expect(await storedKeys(app, file)).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});

describe('without a scanner', async () => {
  const alone = await createTestApp();
  const read = jobsOf(alone, createMailbox()).scan_media;

  it('an upload is read for its checksum and processed', async () => {
    const file = await storeUpload(alone, { mime: 'image/jpeg', content: Buffer.from('a file') });
    await read?.(file, FIRST_ATTEMPT);
    await read?.(file, FIRST_ATTEMPT);
    expect(await mediaRow(alone, file)).toMatchObject({
      scan_state: 'unknown',
      scanned_at: null,
      sha256: createHash('sha256').update('a file').digest(),
    });
  });
});

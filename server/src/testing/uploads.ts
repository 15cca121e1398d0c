import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { TestApp } from './test-app.ts';

/** The first bytes of each type, for files whose other content doesn't matter. */
export const FIRST_BYTES = {
  'image/png': Buffer.from(
    '89504e470d0a1a0a0000000d494844520000000100000001080200000000000000000000104944415400',
    'hex',
  ),
  'image/gif': Buffer.from('GIF89a', 'latin1'),
  'image/jpeg': Buffer.from('ffd8ffe000104a464946', 'hex'),
  'video/mp4': Buffer.from('0000001c667479706d703432000000006d70343269736f6d', 'hex'),
  'video/webm': Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  'audio/mpeg': Buffer.from('fffb9064', 'hex'),
} as const;

/** A file that begins as its type does and is random after that. */
export function someFile(size: number, type: keyof typeof FIRST_BYTES = 'video/mp4'): Buffer {
  const file = randomBytes(size);
  FIRST_BYTES[type].copy(file);
  return file;
}

export function checksum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export type UploadFacts = {
  readonly media: readonly Readonly<Record<string, unknown>>[];
  readonly jobs: number;
  readonly uploads: readonly Readonly<Record<string, unknown>>[];
};

/** Everything the database knows about an upload. */
export async function factsOf({ db }: Pick<TestApp, 'db'>, path: string): Promise<UploadFacts> {
  const key = path.split('/').at(-1);
  const { rows: media } = await db.pool.query('SELECT * FROM media WHERE key = $1', [key]);
  const { rows: uploads } = await db.pool.query('SELECT * FROM uploads WHERE key = $1', [key]);
  const { rows: jobs } = await db.pool.query(
    `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'scan_media' AND j.payload->>'key' = $1`,
    [key],
  );
  return { media, uploads, jobs: jobs.length };
}

/** The object that an upload became. */
export function storedFile({ deps }: Pick<TestApp, 'deps'>, path: string): Promise<Buffer> {
  const key = path.split('/').at(-1) ?? '';
  return buffer(deps.blobs.read({ bucket: deps.config.buckets.quarantine, key }));
}

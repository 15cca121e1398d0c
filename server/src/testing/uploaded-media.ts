import { randomUUID } from 'node:crypto';
import { MEDIA_TYPES, type MediaType } from '@laneway/domain/media/kinds';
import type { AppDeps } from '../app.ts';
import type { Database } from '../platform/database/database.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { BlobAddress } from '../ports/blob-store.ts';

/** An application, or the part of one that a file needs. */
type MediaApp = {
  readonly db: Database;
  readonly deps: Pick<AppDeps, 'blobs' | 'scanner'> & {
    readonly config: Pick<AppDeps['config'], 'buckets'>;
  };
};

export type UploadOverrides = {
  readonly mime: MediaType;
  readonly content: Buffer;
  readonly uploaderId?: number;
  readonly fileName?: string;
};

/** A file whose last byte has just arrived, with its queued job. */
export async function storeUpload(
  { db, deps }: MediaApp,
  { mime, content, uploaderId, fileName = 'holiday.jpg' }: UploadOverrides,
): Promise<BlobAddress> {
  const address = { bucket: deps.config.buckets.quarantine, key: randomUUID() };
  await deps.blobs.put(address, content);
  await db.pool.query(
    `INSERT INTO media (bucket, key, kind, mime, size_bytes, stored_bytes, scan_state, processing_state, uploader_id, file_name)
     VALUES ($1, $2, $3, $4, $5, $5, $6, 'pending', $7, $8)`,
    [
      address.bucket,
      address.key,
      MEDIA_TYPES[mime].kind,
      mime,
      content.length,
      deps.scanner === null ? 'unknown' : 'pending',
      uploaderId ?? null,
      fileName,
    ],
  );
  await addJob(db, 'scan_media', address);
  return address;
}

/** The current row of a stored object. */
export async function mediaRow(
  { db }: Pick<MediaApp, 'db'>,
  { bucket, key }: BlobAddress,
): Promise<Record<string, unknown>> {
  const { rows } = await db.pool.query('SELECT * FROM media WHERE bucket = $1 AND key = $2', [
    bucket,
    key,
  ]);
  return rows[0];
}

/** The keys of everything stored for an object, its own included. */
export async function storedKeys(
  { deps }: Pick<MediaApp, 'deps'>,
  { bucket, key }: BlobAddress,
  suffixes: readonly string[] = ['', ...[320, 640, 960, 1_280, 1_920].map((w) => `.w${w}.webp`)],
): Promise<readonly string[]> {
  const found = await Promise.all(
    suffixes.map(async (suffix) =>
      (await deps.blobs.stat({ bucket, key: `${key}${suffix}` })) === null ? [] : [suffix],
    ),
  );
  return found.flat();
}

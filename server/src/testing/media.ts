import type { BlobStore } from '../ports/blob-store.ts';
import type { TestDatabase } from './test-database.ts';

export type MediaOverrides = {
  readonly bucket?: string;
  readonly key: string;
  readonly guideId?: number;
  readonly uploaderId?: number;
  readonly isTeaser?: boolean;
  readonly mime?: string;
  readonly scanState?: string;
  readonly content?: Buffer;
};

/** A stored object with its row; returns its address on the site. */
export async function storeMedia(
  { pool }: TestDatabase,
  blobs: BlobStore,
  overrides: MediaOverrides,
): Promise<string> {
  const media = {
    bucket: overrides.guideId === undefined ? 'laneway-quarantine' : 'laneway-production',
    mime: 'image/webp',
    scanState: 'clean',
    isTeaser: false,
    content: Buffer.from(`the bytes of ${overrides.key}`),
    ...overrides,
  };
  const { bucket, key, content } = media;
  await blobs.put({ bucket, key }, content);
  await pool.query(
    `INSERT INTO media (bucket, key, kind, mime, size_bytes, scan_state, uploader_id, guide_id, is_teaser)
     VALUES ($1, $2, split_part($3, '/', 1), $3, $4, $5, $6, $7, $8)`,
    [
      bucket,
      key,
      media.mime,
      content.length,
      media.scanState,
      media.uploaderId ?? null,
      media.guideId ?? null,
      media.isTeaser,
    ],
  );
  return `/media/${bucket}/${key}`;
}

import { mediaKindOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import type { ProcessingState } from '@laneway/domain/media/processing';
import type { Database } from '../platform/database/database.ts';
import type { BlobStore } from '../ports/blob-store.ts';

export type MediaOverrides = {
  readonly bucket?: string;
  readonly key: string;
  readonly guideId?: number;
  readonly uploaderId?: number;
  readonly isTeaser?: boolean;
  readonly mime?: string;
  readonly scanState?: string;
  readonly processingState?: ProcessingState;
  readonly failure?: string;
  /** Widths of the image's renditions; the object itself is then left out, as after processing. */
  readonly renditions?: readonly number[];
  readonly content?: Buffer;
};

/** A stored object with its row; returns its URL on the site. */
export async function storeMedia(
  { pool }: Pick<Database, 'pool'>,
  blobs: BlobStore,
  overrides: MediaOverrides,
): Promise<string> {
  const media = {
    bucket: overrides.guideId === undefined ? 'laneway-quarantine' : 'laneway-production',
    mime: 'image/webp',
    scanState: 'clean',
    processingState: 'ready',
    isTeaser: false,
    content: Buffer.from(`the bytes of ${overrides.key}`),
    ...overrides,
  };
  const { bucket, key, content } = media;
  const renditions = media.renditions?.map((width) => ({
    key: `${key}.w${width}.webp`,
    width,
    height: width,
    size_bytes: renditionBytes(key, width).length,
  }));
  if (renditions === undefined) await blobs.put({ bucket, key }, content);
  for (const rendition of renditions ?? []) {
    await blobs.put({ bucket, key: rendition.key }, renditionBytes(key, rendition.width));
  }
  await pool.query(
    `INSERT INTO media (bucket, key, kind, mime, size_bytes, scan_state, uploader_id, guide_id, is_teaser,
                        processing_state, failure, renditions)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      bucket,
      key,
      kindOf(media.mime),
      media.mime,
      content.length,
      media.scanState,
      media.uploaderId ?? null,
      media.guideId ?? null,
      media.isTeaser,
      media.processingState,
      media.failure ?? null,
      renditions === undefined ? null : JSON.stringify(renditions),
    ],
  );
  return `/media/${bucket}/${key}`;
}

/** The content of an image's rendition in tests: its key and width. */
export function renditionBytes(key: string, width: number): Buffer {
  return Buffer.from(`the bytes of ${key} at ${width}`);
}

/** Types that can't be uploaded are stored as images, to test rows that were added in some other way. */
function kindOf(mime: string): string {
  const type = mediaTypeOf(mime);
  return type.ok ? mediaKindOf(type.value) : 'image';
}

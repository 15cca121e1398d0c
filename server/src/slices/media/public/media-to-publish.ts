import type { MediaKind } from '@laneway/domain/media/kinds';
import { parseMediaUri } from '@laneway/domain/media/media-uri';
import type { ProcessingState } from '@laneway/domain/media/processing';
import { passesScan, type ScanState, scanText } from '@laneway/domain/media/scan';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import type { BlobAddress, BlobStore } from '../../../ports/blob-store.ts';
import type { StoredRendition } from '../processing-store.ts';
import type { PublishedMedia } from '../published-media.ts';

export type MediaToPublish = {
  readonly uri: string;
  readonly bucket: string;
  readonly key: string;
  readonly file_name: string;
  readonly kind: MediaKind;
  readonly mime: string;
  readonly size_bytes: number;
  readonly stored_bytes: number;
  readonly sha256: Buffer | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration_ms: number | null;
  readonly loudness_lufs: number | null;
  readonly stand_in: string | null;
  readonly renditions: readonly StoredRendition[] | null;
  readonly scan_state: ScanState;
  readonly processing_state: ProcessingState;
  readonly failure: string | null;
  /** True if it is published with this guide already. */
  readonly is_published: boolean;
};

type Row =
  | (MediaToPublish & { readonly is_theirs: boolean })
  | { readonly uri: string; kind: null };

const FIND = statement<Row>(
  'media.to_publish',
  `SELECT wanted.uri, m.bucket, m.key, m.file_name, m.kind, m.mime, m.size_bytes, m.stored_bytes, m.sha256, m.width,
          m.height, m.duration_ms, m.loudness_lufs, m.stand_in, m.renditions, m.scan_state, m.processing_state,
          m.failure, coalesce(m.guide_id = $5::integer, false) AS is_published,
          m.uploader_id = ANY ($4::integer[])
            OR coalesce(m.guide_id = $5::integer OR m.guide_id = $6::integer, false) AS is_theirs
     FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (uri, bucket, key)
     LEFT JOIN media m USING (bucket, key)`,
);

export type MediaError = { readonly fileName: string; readonly reason: string };

export type MediaCheck = {
  /** The files by their URI; external files aren't ours to publish. */
  readonly ready: ReadonlyMap<string, MediaToPublish>;
  readonly errors: ReadonlyMap<string, MediaError>;
};

const MISSING = 'Upload this file again. We can’t find it among yours.';
const WRONG_KIND = 'This file is of another type';
const NOT_SCANNED = 'We haven’t scanned this file for viruses. Upload it again.';
const NOT_READY = 'We’re still getting this file ready. Try again in a moment.';
const NOT_USABLE = 'We couldn’t use this file. Upload it again.';

/**
 * The files that may be published, and the errors of the others. Someone else's file is reported like a missing one;
 * files already published with the guide stay, whatever the current scanner.
 */
export async function checkMediaToPublish(
  db: Queryable,
  wanted: readonly { readonly uri: string; readonly kind: MediaKind }[],
  owners: {
    readonly uploaderIds: readonly number[];
    readonly guideId: number | null;
    /** The published guide that this one is a copy of: its files are copied. */
    readonly copiedFrom: number | null;
    readonly hasScanner: boolean;
  },
): Promise<MediaCheck> {
  const stored = wanted.flatMap(({ uri, kind }) => {
    const parsed = parseMediaUri(uri);
    if (!parsed.ok) return [{ uri, kind, bucket: '', key: '' }];
    return parsed.value.kind === 'stored' ? [{ ...parsed.value, uri, kind }] : [];
  });
  const rows = await db.query(FIND, [
    stored.map(({ uri }) => uri),
    stored.map(({ bucket }) => bucket),
    stored.map(({ key }) => key),
    owners.uploaderIds,
    owners.guideId,
    owners.copiedFrom,
  ]);
  const found = new Map(rows.map((row) => [row.uri, row]));
  const ready = new Map<string, MediaToPublish>();
  const errors = new Map<string, MediaError>();
  for (const { uri, kind } of stored) {
    const row = found.get(uri);
    if (row === undefined || row.kind === null || !row.is_theirs) {
      errors.set(uri, { fileName: '', reason: MISSING });
      continue;
    }
    const reason = errorOf(row, kind, owners.hasScanner);
    if (reason === null) ready.set(uri, row);
    else errors.set(uri, { fileName: row.file_name, reason });
  }
  return { ready, errors };
}

function errorOf(row: MediaToPublish, kind: MediaKind, hasScanner: boolean): string | null {
  if (row.kind !== kind) return WRONG_KIND;
  if (row.is_published) return null;
  if (!passesScan(row.scan_state, hasScanner)) return scanText(row.scan_state) ?? NOT_SCANNED;
  switch (row.processing_state) {
    case 'ready':
      return null;
    case 'pending':
      return NOT_READY;
    case 'failed':
      return row.failure ?? NOT_USABLE;
  }
}

/**
 * Copies a file with its renditions to production. It may be killed at any point and run again: an object never changes
 * under its key, so one that exists in full size isn't copied again. The original stays in its uploader's library.
 */
export async function copyToProduction(
  blobs: BlobStore,
  media: MediaToPublish,
  to: BlobAddress,
): Promise<PublishedMedia> {
  if (media.is_published) return publishedMediaOf(media, media);
  for (const key of keysOf(media)) {
    await copyObject(
      blobs,
      { bucket: media.bucket, key },
      { bucket: to.bucket, key: moved(key, media.key, to.key) },
    );
  }
  return publishedMediaOf(media, to);
}

/** An image is stored as its renditions alone. */
function keysOf({ key, renditions }: MediaToPublish): readonly string[] {
  return renditions === null ? [key] : renditions.map((one) => one.key);
}

/** Renditions are stored next to their file, under keys that start with its own. */
function moved(key: string, from: string, to: string): string {
  if (!key.startsWith(from)) throw new Error('a rendition is not stored beside its image');
  return to + key.slice(from.length);
}

async function copyObject(blobs: BlobStore, from: BlobAddress, to: BlobAddress): Promise<void> {
  const [original, copy] = [await blobs.stat(from), await blobs.stat(to)];
  if (original === null) throw new MissingObject();
  if (copy?.size !== original.size) await blobs.copy(from, to);
}

/** The row exists, but its object isn't in the store. */
export class MissingObject extends Error {}

function publishedMediaOf(media: MediaToPublish, { bucket, key }: BlobAddress): PublishedMedia {
  return {
    bucket,
    key,
    kind: media.kind,
    mime: media.mime,
    sizeBytes: media.size_bytes,
    storedBytes: media.stored_bytes,
    sha256: media.sha256,
    width: media.width,
    height: media.height,
    durationMs: media.duration_ms,
    loudnessLufs: media.loudness_lufs,
    placeholder: media.stand_in,
    renditions:
      media.renditions?.map((one) => ({ ...one, key: moved(one.key, media.key, key) })) ?? null,
    scanState: media.scan_state,
  };
}

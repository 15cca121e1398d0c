import type { MediaKind } from '@laneway/domain/media/kinds';
import { parseMediaUri } from '@laneway/domain/media/media-uri';
import type { ScanState } from '@laneway/domain/media/scan';
import { type Queryable, statement } from '../../platform/database.ts';
import { namedStatement } from '../../platform/named-statement.ts';
import type { StoredRendition } from './processing-store.ts';

/** An object in the production bucket. */
export type PublishedMedia = {
  readonly bucket: string;
  readonly key: string;
  readonly kind: MediaKind;
  readonly mime: string;
  readonly sizeBytes: number;
  /** All that is stored for it, its renditions included. */
  readonly storedBytes: number;
  readonly sha256: Buffer | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly loudnessLufs: number | null;
  readonly placeholder: string | null;
  /** The sizes of an image, narrowest first; null for one that is served as it is. */
  readonly renditions: readonly StoredRendition[] | null;
  readonly scanState: ScanState;
  /** Shown to everyone, as a guide's cover is. */
  readonly isTeaser: boolean;
};

/** Repeating it changes nothing: an object never changes under its key. */
const ATTACH = namedStatement<
  Omit<PublishedMedia, 'renditions'> & {
    readonly guideId: number;
    readonly renditions: string | null;
  }
>(
  'media.attach',
  `INSERT INTO media (bucket, key, kind, mime, size_bytes, stored_bytes, sha256, width, height, duration_ms, loudness_lufs,
                      stand_in, renditions, scan_state, guide_id, is_teaser)
   VALUES (:bucket, :key, :kind, :mime, :sizeBytes, :storedBytes, :sha256, :width, :height, :durationMs, :loudnessLufs,
           :placeholder, :renditions::jsonb, :scanState, :guideId, :isTeaser)
   ON CONFLICT (bucket, key) DO UPDATE SET guide_id = :guideId, is_teaser = :isTeaser`,
);
const SUM_SIZES = statement<{ size_bytes: number }>(
  'media.sum_sizes',
  `SELECT coalesce(sum(size_bytes), 0)::bigint AS size_bytes
     FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[])) AS wanted (bucket, key)
     JOIN media USING (bucket, key)`,
);

/** Puts objects behind the gate of a guide. */
export async function attachMedia(
  tx: Queryable,
  guideId: number,
  media: readonly PublishedMedia[],
): Promise<void> {
  for (const one of media) {
    const renditions = one.renditions === null ? null : JSON.stringify(one.renditions);
    await ATTACH.run(tx, { ...one, renditions, guideId });
  }
}

/** The total size of these objects in bytes; what isn't stored here counts as 0. */
export async function sumMediaSizes(
  tx: Queryable,
  uris: readonly (string | null)[],
): Promise<number> {
  const stored = uris.flatMap((uri) => {
    const parsed = parseMediaUri(uri);
    return parsed.ok && parsed.value.kind === 'stored' ? [parsed.value] : [];
  });
  const buckets = stored.map(({ bucket }) => bucket);
  const keys = stored.map(({ key }) => key);
  const [row] = await tx.query(SUM_SIZES, [buckets, keys]);
  return row?.size_bytes ?? 0;
}

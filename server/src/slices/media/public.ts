import type { MediaKind } from '@laneway/domain/media/kinds';
import { parseMediaUri } from '@laneway/domain/media/media-uri';
import { type ScanState, scanText } from '@laneway/domain/media/scan';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { BlobAddress } from '../../ports/blob-store.ts';
import type { PublishedMedia } from './published-media.ts';
import { savedObject } from './saved-object.ts';
import type { MediaRow } from './store.ts';

export type { PublishedMedia } from './published-media.ts';

/** Reads the index media_by_stored_bytes only. */
const SUM_STORED_BYTES = statement<{ bytes: number }>(
  'media.sum_stored_bytes',
  'SELECT coalesce(sum(stored_bytes), 0)::bigint AS bytes FROM media',
);

/** Repeating it changes nothing: an object never changes under its key. */
const ATTACH = namedStatement<
  Omit<PublishedMedia, 'renditions'> & {
    readonly guideId: number;
    readonly renditions: string | null;
  }
>(
  'media.attach',
  `INSERT INTO media (bucket, key, kind, mime, size_bytes, stored_bytes, sha256, width, height, duration_ms, loudness_lufs,
                      stand_in, renditions, scan_state, guide_id)
   VALUES (:bucket, :key, :kind, :mime, :sizeBytes, :storedBytes, :sha256, :width, :height, :durationMs, :loudnessLufs,
           :placeholder, :renditions::jsonb, :scanState, :guideId)
   ON CONFLICT (bucket, key) DO UPDATE SET guide_id = :guideId`,
);
const FIND_SIZES = statement<BlobAddress & Pick<MediaRow, 'renditions'> & { size_bytes: number }>(
  'media.find_sizes',
  `SELECT bucket, key, size_bytes, renditions
     FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[])) AS wanted (bucket, key)
     JOIN media USING (bucket, key)`,
);

/** Attaches objects to a guide, whose access rules then apply to them: those of its inside until they are shared. */
export async function attachMedia(
  tx: Queryable,
  guideId: number,
  media: readonly PublishedMedia[],
): Promise<void> {
  for (const one of media) {
    const renditions = one.renditions === null ? null : JSON.stringify(one.renditions);
    await ATTACH.run(tx, { ...one, renditions, guideId });
  }
  await addJob(tx, 'digest_guide_media', { guideId }, { key: `digest_guide_media ${guideId}` });
}

const SET_TEASERS = statement<never>(
  'media.set_teasers',
  `UPDATE media SET is_teaser = NOT is_teaser
    WHERE guide_id = $1 AND is_teaser <> ('s3://' || bucket || '/' || key = ANY ($2::text[]))`,
);

/** Makes exactly these files of a guide part of its teaser; all its others are for people with access to the inside. */
export async function setTeasers(
  tx: Queryable,
  guideId: number,
  uris: readonly string[],
): Promise<void> {
  await tx.query(SET_TEASERS, [guideId, uris]);
}

/** The bytes that a device stores when it saves all of these objects; external files count as 0. */
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
  const rows = await tx.query(FIND_SIZES, [buckets, keys]);
  return rows.reduce((sum, row) => sum + savedBytes(row), 0);
}

function savedBytes(
  row: BlobAddress & Pick<MediaRow, 'renditions'> & { readonly size_bytes: number },
): number {
  const { objectKey } = savedObject(row, row);
  return row.renditions?.find(({ key }) => key === objectKey)?.size_bytes ?? row.size_bytes;
}

export type WantedMedia = { readonly uri: string; readonly kind: MediaKind };

/** The people whose files may be used, and the published guides whose files may. */
export type MediaOwners = {
  readonly uploaderIds: readonly number[];
  readonly guideIds: readonly number[];
};

type WantedRow = {
  readonly uri: string;
  readonly kind: MediaKind | null;
  readonly scan_state: ScanState;
  readonly is_theirs: boolean;
};
const WANTED = statement<WantedRow>(
  'media.wanted',
  `SELECT wanted.uri, m.kind, m.scan_state,
          m.uploader_id = ANY ($4::integer[]) OR coalesce(m.guide_id = ANY ($5::integer[]), false) AS is_theirs
     FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (uri, bucket, key)
     LEFT JOIN media m USING (bucket, key)`,
);

const WRONG_KIND: Readonly<Record<MediaKind, string>> = {
  image: 'Choose an image',
  audio: 'Choose an audio file',
  video: 'Choose a video',
  captions: 'Choose a captions file (.vtt)',
};

/** The error of each file that can't be used. Someone else's file is reported like a missing one. */
export async function findMediaErrors(
  db: Queryable,
  wanted: readonly WantedMedia[],
  { uploaderIds, guideIds }: MediaOwners,
): Promise<ReadonlyMap<string, string>> {
  const stored = wanted.flatMap(({ uri, kind }) => {
    const parsed = parseMediaUri(uri);
    return parsed.ok && parsed.value.kind === 'stored' ? [{ ...parsed.value, uri, kind }] : [];
  });
  if (stored.length === 0) return new Map();
  const rows = await db.query(WANTED, [
    stored.map(({ uri }) => uri),
    stored.map(({ bucket }) => bucket),
    stored.map(({ key }) => key),
    uploaderIds,
    guideIds,
  ]);
  const found = new Map(rows.map((row) => [row.uri, row]));
  return new Map(
    stored.flatMap(({ uri, kind }) => {
      const error = errorOf(found.get(uri), kind);
      return error === null ? [] : [[uri, error] as const];
    }),
  );
}

function errorOf(row: WantedRow | undefined, kind: MediaKind): string | null {
  if (row === undefined || row.kind === null || !row.is_theirs)
    return 'Upload this file again. We can’t find it among yours.';
  if (row.kind !== kind) return WRONG_KIND[kind];
  return row.scan_state === 'infected' ? scanText('infected') : null;
}

/** The size of all stored objects, in quarantine and in production, renditions included. */
export async function sumStoredBytes(db: Queryable): Promise<number> {
  const [row] = await db.query(SUM_STORED_BYTES);
  return row?.bytes ?? 0;
}

import type { MediaKind } from '@laneway/domain/media/kinds';
import type { ProcessingState } from '@laneway/domain/media/processing';
import type { ScanState } from '@laneway/domain/media/scan';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import type { BlobAddress } from '../../ports/blob-store.ts';

/** A rendition of an image, as stored in the column `renditions`. */
export type StoredRendition = {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly size_bytes: number;
};

/** An upload that has arrived and isn't usable yet. */
export type ArrivedMedia = BlobAddress & {
  readonly kind: MediaKind;
  readonly mime: string;
  readonly size_bytes: number;
  readonly file_name: string;
  readonly uploader_id: number | null;
  readonly scan_state: ScanState;
  readonly processing_state: ProcessingState;
  /** Null while it has none, and for anything but an image. */
  readonly renditions: readonly StoredRendition[] | null;
};

const COLUMNS =
  'bucket, key, kind, mime, size_bytes, file_name, uploader_id, scan_state, processing_state, renditions';

const FIND = statement<ArrivedMedia>(
  'media.find_arrived',
  `SELECT ${COLUMNS} FROM media WHERE bucket = $1 AND key = $2`,
);
/** A scanned file keeps its result: 'unknown' with a checksum is one that was read without a scanner. */
const RECORD_SCAN = namedStatement<
  BlobAddress & {
    readonly sha256: Buffer | null;
    readonly state: ScanState;
    readonly scannedAt: Date | null;
  },
  ArrivedMedia
>(
  'media.record_scan',
  `UPDATE media SET sha256 = :sha256, scan_state = :state, scanned_at = :scannedAt,
                    stored_bytes = CASE WHEN :state::text = 'infected' THEN 0 ELSE stored_bytes END
    WHERE bucket = :bucket AND key = :key
      AND (scan_state = 'pending' OR scan_state = 'unknown' AND sha256 IS NULL)
    RETURNING ${COLUMNS}`,
);
const FIND_UPLOADER = statement<{ name: string; email: string }>(
  'media.find_uploader',
  'SELECT name, email::text FROM users WHERE id = $1 AND deleted_at IS NULL',
);

/** The data about a usable file. */
export type ReadyMedia = {
  /** Set when processing detected another kind. */
  readonly kind?: MediaKind;
  readonly mime: string;
  readonly sizeBytes: number;
  readonly storedBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly codecs: string | null;
  readonly loudnessLufs: number | null;
  readonly placeholder: string | null;
  readonly renditions: readonly StoredRendition[] | null;
};

const RECORD_READY = namedStatement<
  BlobAddress &
    Omit<ReadyMedia, 'renditions' | 'kind'> & {
      readonly kind: MediaKind | null;
      readonly renditions: string | null;
    },
  { key: string }
>(
  'media.record_ready',
  `UPDATE media
      SET processing_state = 'ready', failure = NULL, kind = coalesce(:kind, kind), mime = :mime, size_bytes = :sizeBytes,
          stored_bytes = :storedBytes, width = :width, height = :height, duration_ms = :durationMs,
          codecs = :codecs, loudness_lufs = :loudnessLufs, stand_in = :placeholder, renditions = :renditions::jsonb
    WHERE bucket = :bucket AND key = :key AND processing_state = 'pending'
    RETURNING key`,
);
const RECORD_FAILURE = statement<{ key: string }>(
  'media.record_failure',
  `UPDATE media SET processing_state = 'failed', failure = $3, stored_bytes = 0
    WHERE bucket = $1 AND key = $2 AND processing_state = 'pending' RETURNING key`,
);

export async function findArrived(
  db: Queryable,
  { bucket, key }: BlobAddress,
): Promise<ArrivedMedia | null> {
  const [row] = await db.query(FIND, [bucket, key]);
  return row ?? null;
}

/** The current row; null when it was scanned before, or is deleted. */
export async function recordScan(
  tx: Queryable,
  { bucket, key }: BlobAddress,
  scan: {
    readonly sha256: Buffer | null;
    readonly state: ScanState;
    readonly scannedAt: Date | null;
  },
): Promise<ArrivedMedia | null> {
  const [row] = await RECORD_SCAN.run(tx, { bucket, key, ...scan });
  return row ?? null;
}

/** Null for a user who has deleted their account. */
export async function findUploader(
  tx: Queryable,
  id: number,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const [row] = await tx.query(FIND_UPLOADER, [id]);
  return row ?? null;
}

export async function recordReady(
  db: Queryable,
  { bucket, key }: BlobAddress,
  ready: ReadyMedia,
): Promise<void> {
  const renditions = ready.renditions === null ? null : JSON.stringify(ready.renditions);
  await RECORD_READY.run(db, { kind: null, bucket, key, ...ready, renditions });
}

export async function recordFailure(
  db: Queryable,
  { bucket, key }: BlobAddress,
  failure: string,
): Promise<void> {
  await db.query(RECORD_FAILURE, [bucket, key, failure]);
}

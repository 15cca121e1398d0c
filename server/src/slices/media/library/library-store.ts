import type { MediaKind } from '@laneway/domain/media/kinds';
import type { ProcessingState } from '@laneway/domain/media/processing';
import type { ScanState } from '@laneway/domain/media/scan';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import type { BlobAddress } from '../../../ports/blob-store.ts';

/** A file as its uploader sees it. */
export type LibraryRow = {
  readonly bucket: string;
  readonly key: string;
  readonly uploader_id: number | null;
  readonly guide_id: number | null;
  readonly file_name: string;
  readonly kind: MediaKind;
  readonly mime: string;
  readonly size_bytes: number;
  readonly scan_state: ScanState;
  readonly scanned_at: Date | null;
  readonly processing_state: ProcessingState;
  readonly failure: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration_ms: number | null;
  readonly stand_in: string | null;
  readonly created_at: Date;
};

// A cursor is precise to the millisecond.
const SINCE = `date_trunc('milliseconds', created_at)`;

const COLUMNS = `bucket, key, uploader_id, guide_id, file_name, kind, mime, size_bytes, scan_state, scanned_at,
  processing_state, failure, width, height, duration_ms, stand_in, ${SINCE} AS created_at`;

const FIND = statement<LibraryRow>(
  'library.find',
  `SELECT ${COLUMNS} FROM media WHERE bucket = $1 AND key = $2`,
);

export async function findFile(db: Queryable, address: BlobAddress): Promise<LibraryRow | null> {
  const [row] = await db.query(FIND, [address.bucket, address.key]);
  return row ?? null;
}

export type LibraryPosition = { readonly since: Date; readonly key: string };

const LIST = statement<LibraryRow>(
  'library.list',
  `SELECT ${COLUMNS} FROM media
    WHERE uploader_id = $1 AND ($2::timestamptz IS NULL OR (${SINCE}, key) < ($2, $3))
    ORDER BY ${SINCE} DESC, key DESC LIMIT $4`,
);

/** A user's files, newest first. */
export function findFilesOf(
  db: Queryable,
  uploaderId: number,
  after: LibraryPosition | null,
  limit: number,
): Promise<LibraryRow[]> {
  return db.query(LIST, [uploaderId, after?.since ?? null, after?.key ?? null, limit]);
}

const DELETE = statement<never>(
  'library.delete',
  'DELETE FROM media WHERE bucket = $1 AND key = $2',
);

export async function deleteFileRow(db: Queryable, { bucket, key }: BlobAddress): Promise<void> {
  await db.query(DELETE, [bucket, key]);
}

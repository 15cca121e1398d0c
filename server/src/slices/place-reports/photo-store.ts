import { type Queryable, statement } from '../../platform/database/database.ts';

type ReportOfKey = {
  readonly id: number;
  readonly is_open: boolean;
  readonly created_at: Date;
  readonly has_photo: boolean;
};
const BY_KEY = statement<ReportOfKey>(
  'place_reports.by_key',
  `SELECT r.id, r.is_open, r.created_at,
          EXISTS (SELECT FROM place_report_photos f WHERE f.report_id = r.id) AS has_photo
     FROM place_reports r WHERE r.key = $1`,
);
const INSERT = statement<{ key: string }>(
  'place_reports.insert_photo',
  `INSERT INTO place_report_photos (key, report_id, created_at) SELECT $1, id, $3 FROM place_reports WHERE id = $2
   ON CONFLICT (report_id) DO NOTHING RETURNING key`,
);
const MARK_STORED = statement<never>(
  'place_reports.mark_photo_stored',
  'UPDATE place_report_photos SET is_stored = true WHERE key = $1',
);
const DELETE = statement<never>(
  'place_reports.delete_photo',
  'DELETE FROM place_report_photos WHERE key = $1',
);
const OF_REPORT = statement<{ key: string; author_id: number }>(
  'place_reports.photo_of',
  `SELECT f.key, g.author_id
     FROM place_report_photos f JOIN place_reports r ON r.id = f.report_id JOIN guides g ON g.id = r.guide_id
    WHERE r.id = $1 AND f.is_stored`,
);
const UNWANTED = statement<{ key: string }>(
  'place_reports.unwanted_photos',
  `SELECT key FROM place_report_photos
    WHERE report_id IS NULL OR created_at < $1 OR (created_at < $2 AND NOT is_stored)
    LIMIT $3`,
);

export async function findReportByKey(db: Queryable, key: string): Promise<ReportOfKey | null> {
  const [row] = await db.query(BY_KEY, [key]);
  return row ?? null;
}

/** False when the report is gone, or already has a photo. */
export async function insertPhoto(
  db: Queryable,
  photo: { readonly key: string; readonly reportId: number; readonly now: Date },
): Promise<boolean> {
  return (await db.query(INSERT, [photo.key, photo.reportId, photo.now])).length > 0;
}

export async function markPhotoStored(db: Queryable, key: string): Promise<void> {
  await db.query(MARK_STORED, [key]);
}

export async function deletePhotoRow(db: Queryable, key: string): Promise<void> {
  await db.query(DELETE, [key]);
}

/** The photo of a report, and the author of its guide. */
export async function findPhoto(
  db: Queryable,
  reportId: number,
): Promise<{ readonly key: string; readonly author_id: number } | null> {
  const [row] = await db.query(OF_REPORT, [reportId]);
  return row ?? null;
}

/** Photos without a report, too old, or that never arrived in the store. */
export async function findUnwantedPhotos(
  db: Queryable,
  before: { readonly kept: Date; readonly stored: Date },
  limit: number,
): Promise<readonly string[]> {
  return (await db.query(UNWANTED, [before.kept, before.stored, limit])).map(({ key }) => key);
}

import { randomUUID } from 'node:crypto';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { REPORT_PHOTO_MINUTES } from '@laneway/domain/place-reports/photo';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { MINUTE_MS } from '@laneway/domain/timing';
import { deletePhotoRow, findReportByKey, insertPhoto, markPhotoStored } from './photo-store.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';

/** Wide enough to read a sign in it. */
const MAX_WIDTH = 1_280;

const NOT_FOUND = refusal('not_found', placeReportTexts.notFound);
const LATE = refusal('conflict', placeReportTexts.photoLate);

type PhotoDeps = Pick<PlaceReportsDeps, 'db' | 'clock' | 'blobs' | 'buckets' | 'makePhoto'>;

/**
 * Adds a photo to an open report, by the key that only its sender knows. Only our own rendition of the file is stored.
 * A second photo, or a repeated one, changes nothing.
 */
export async function addReportPhoto(
  deps: PhotoDeps,
  key: string,
  file: Uint8Array,
): Promise<Result<undefined, Refusal>> {
  const { db, clock } = deps;
  const report = await findReportByKey(db, key);
  if (report === null) return fail(NOT_FOUND);
  if (report.has_photo) return ok(undefined);
  const ageMs = clock().getTime() - report.created_at.getTime();
  if (!report.is_open || ageMs > REPORT_PHOTO_MINUTES * MINUTE_MS) return fail(LATE);
  const made = await deps.makePhoto(file, MAX_WIDTH);
  if (!made.ok) return made;
  await storePhoto(deps, report.id, made.value);
  return ok(undefined);
}

/** The row comes first: every photo in the store has one, by which it is removed. */
async function storePhoto(
  { db, clock, blobs, buckets }: PhotoDeps,
  reportId: number,
  bytes: Buffer,
): Promise<void> {
  const key = `place-reports/${randomUUID()}.webp`;
  if (!(await insertPhoto(db, { key, reportId, now: clock() }))) return;
  try {
    await blobs.put({ bucket: buckets.quarantine, key }, bytes);
  } catch (error) {
    // This lets the sender try again.
    await deletePhotoRow(db, key);
    throw error;
  }
  await markPhotoStored(db, key);
}

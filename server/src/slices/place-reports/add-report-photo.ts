import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { photoTypeOf, REPORT_PHOTO_MINUTES } from '@laneway/domain/place-reports/photo';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { deletePhotoRow, findReportByKey, insertPhoto, markPhotoStored } from './photo-store.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';
import type { SerialQueue } from './serial-queue.ts';

/** Wide enough to read a sign in it. */
const MAX_WIDTH = 1_280;

const NOT_FOUND = refusal('not_found', placeReportTexts.notFound);
const LATE = refusal('conflict', placeReportTexts.photoLate);
const INFECTED = refusal('invalid_input', placeReportTexts.photoInfected);
const BUSY = refusal('unavailable', placeReportTexts.photoBusy);

export type PhotoDeps = Pick<
  PlaceReportsDeps,
  'db' | 'clock' | 'blobs' | 'buckets' | 'scanner' | 'tools'
> & { readonly photoQueue: SerialQueue };

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
  const type = photoTypeOf(file);
  if (!type.ok) return fail(refusal('unsupported_media', type.error));
  const report = await findReportByKey(db, key);
  if (report === null) return fail(NOT_FOUND);
  if (report.has_photo) return ok(undefined);
  const ageMs = clock().getTime() - report.created_at.getTime();
  if (!report.is_open || ageMs > REPORT_PHOTO_MINUTES * 60_000) return fail(LATE);
  const made = await deps.photoQueue.run(() => makePhoto(deps, file));
  if (!made.ok) return fail(BUSY);
  if (!made.value.ok) return made.value;
  await storePhoto(deps, report.id, made.value.value);
  return ok(undefined);
}

async function makePhoto(
  { scanner, tools }: PhotoDeps,
  file: Uint8Array,
): Promise<Result<Buffer, Refusal>> {
  const verdict = await scanner?.scan(Readable.from([file]));
  if (verdict?.state === 'infected') return fail(INFECTED);
  if (verdict?.state === 'timeout') return fail(BUSY);
  const image = await tools.makeRenditions(Readable.from([file]));
  if (!image.ok) return fail(refusal('invalid_input', image.error));
  const { renditions } = image.value;
  const kept = renditions.findLast(({ width }) => width <= MAX_WIDTH) ?? renditions[0];
  if (kept === undefined) throw new Error('an image was given no sizes');
  return ok(kept.bytes);
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

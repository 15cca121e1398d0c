import { REPORT_PHOTO_DAYS, REPORT_PHOTO_MINUTES } from '@laneway/domain/place-reports/photo';
import { DAY_MS, MINUTE_MS } from '@laneway/domain/timing';
import { deletePhotoRow, findUnwantedPhotos } from './photo-store.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';

/** Every hour, at a minute with no other job. */
export const REMOVE_REPORT_PHOTOS_SCHEDULE = '23 * * * *';

const BATCH = 100;

/** Removes photos that nobody may see any more, first from the store: the next run completes an interrupted one. */
export async function removeReportPhotos({
  db,
  clock,
  blobs,
  buckets,
}: Pick<PlaceReportsDeps, 'db' | 'clock' | 'blobs' | 'buckets'>): Promise<void> {
  const now = clock().getTime();
  const before = {
    kept: new Date(now - REPORT_PHOTO_DAYS * DAY_MS),
    stored: new Date(now - REPORT_PHOTO_MINUTES * MINUTE_MS),
  };
  for (let left = BATCH; left === BATCH; ) {
    const keys = await findUnwantedPhotos(db, before, BATCH);
    for (const key of keys) {
      await blobs.remove({ bucket: buckets.quarantine, key });
      await deletePhotoRow(db, key);
    }
    left = keys.length;
  }
}

import { type MediaKind, type MediaType, mediaKindOf } from '@laneway/domain/media/kinds';
import type { ScanState } from '@laneway/domain/media/scan';
import { namedStatement } from '../../../platform/database/named-statement.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { MediaDeps } from '../media-deps.ts';
import { findUpload, markFinished } from './upload-store.ts';

const INSERT_MEDIA = namedStatement<{
  readonly bucket: string;
  readonly key: string;
  readonly kind: MediaKind;
  readonly mime: MediaType;
  readonly sizeBytes: number;
  readonly scanState: ScanState;
  readonly uploaderId: number;
  readonly fileName: string;
  readonly now: Date;
}>(
  'uploads.insert_media',
  `INSERT INTO media (bucket, key, kind, mime, size_bytes, stored_bytes, scan_state, processing_state, uploader_id,
                      file_name, created_at)
   VALUES (:bucket, :key, :kind, :mime, :sizeBytes, :sizeBytes, :scanState, 'pending', :uploaderId, :fileName, :now)`,
);

/**
 * Turns a complete upload into a file, and queues its scan. However often and concurrently it is called, there is one
 * file and one scan.
 */
export async function finishUpload(
  { db, blobs, scanner, clock }: Pick<MediaDeps, 'db' | 'blobs' | 'scanner' | 'clock'>,
  id: string,
  uploaderId: number,
): Promise<void> {
  const upload = await findUpload(db, id, uploaderId);
  if (upload === null || upload.finished_at !== null || upload.store_handle === null) return;
  const { bucket, key, mime, size_bytes: sizeBytes } = upload;
  await blobs.parts.finish(
    { bucket, key, handle: upload.store_handle },
    upload.part_tags,
    sizeBytes,
  );
  const now = clock();
  await db.transaction(async (tx) => {
    if (!(await markFinished(tx, id, now))) return;
    await INSERT_MEDIA.run(tx, {
      bucket,
      key,
      kind: mediaKindOf(mime),
      mime,
      sizeBytes,
      scanState: scanner === null ? 'unknown' : 'pending',
      uploaderId,
      fileName: upload.file_name,
      now,
    });
    await addJob(tx, 'scan_media', { bucket, key });
  });
}

import { uploadedFileName } from '@laneway/domain/media/file-name';
import { mediaKindOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import { checkStorageQuota } from '@laneway/domain/media/storage-quota';
import { checkUploadSize } from '@laneway/domain/media/upload-size';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MediaDeps } from '../media-deps.ts';
import { deleteUnsentUploads, lockStorageOf, sumStorageOf } from '../storage-use.ts';
import { insertUpload } from './upload-store.ts';

export type AnnouncedUpload = {
  readonly id: string;
  readonly size?: number | undefined;
  readonly metadata?: Readonly<Record<string, string | null>> | undefined;
};

const MAX_TYPE_LENGTH = 100;

/** Stores a new upload, or returns why it is refused. Its actual type is detected from its bytes. */
export async function beginUpload(
  {
    db,
    buckets,
    clock,
    uploadQuotaBytes,
  }: Pick<MediaDeps, 'db' | 'buckets' | 'clock' | 'uploadQuotaBytes'>,
  uploaderId: number,
  { id, size = 0, metadata }: AnnouncedUpload,
): Promise<Refusal | null> {
  const declaredType = visibleText(metadata?.filetype ?? '').slice(0, MAX_TYPE_LENGTH);
  const type = mediaTypeOf(declaredType === '' ? 'unknown' : declaredType);
  if (!type.ok) return refusal('unsupported_media', type.error);
  const refused = checkUploadSize(mediaKindOf(type.value), size);
  if (refused !== null) return refused;
  const now = clock();
  const upload = {
    id,
    uploaderId,
    fileName: uploadedFileName(metadata?.filename ?? ''),
    mime: type.value,
    sizeBytes: size,
    bucket: buckets.quarantine,
    now,
  };
  const stored = await db.transaction(async (tx): Promise<Result<null, Refusal>> => {
    await lockStorageOf(tx, uploaderId);
    const fits = async () =>
      checkStorageQuota(
        { usedBytes: await usedBytesOf(tx, uploaderId), quotaBytes: uploadQuotaBytes },
        size,
      );
    if ((await fits()) !== null) {
      await deleteUnsentUploads(tx, uploaderId, now);
      const full = await fits();
      if (full !== null) return fail(full);
    }
    await insertUpload(tx, upload);
    return ok(null);
  });
  return stored.ok ? null : stored.error;
}

async function usedBytesOf(tx: Transaction, uploaderId: number): Promise<number> {
  const { stored_bytes, unfinished_bytes } = await sumStorageOf(tx, uploaderId);
  return stored_bytes + unfinished_bytes;
}

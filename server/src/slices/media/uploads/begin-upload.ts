import { uploadedFileName } from '@laneway/domain/media/file-name';
import { mediaKindOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import { checkUploadSize } from '@laneway/domain/media/upload-size';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { MediaDeps } from '../media-deps.ts';
import { insertUpload } from './upload-store.ts';

export type AnnouncedUpload = {
  readonly id: string;
  readonly size?: number | undefined;
  readonly metadata?: Readonly<Record<string, string | null>> | undefined;
};

const MAX_TYPE_LENGTH = 100;

/** Stores a new upload, or returns why it is refused. Its actual type is detected from its bytes. */
export async function beginUpload(
  { db, buckets, clock }: MediaDeps,
  uploaderId: number,
  { id, size = 0, metadata }: AnnouncedUpload,
): Promise<Refusal | null> {
  const named = visibleText(metadata?.filetype ?? '').slice(0, MAX_TYPE_LENGTH);
  const type = mediaTypeOf(named === '' ? 'unknown' : named);
  if (!type.ok) return refusal('unsupported_media', type.error);
  const refused = checkUploadSize(mediaKindOf(type.value), size);
  if (refused !== null) return refused;
  await insertUpload(db, {
    id,
    uploaderId,
    fileName: uploadedFileName(metadata?.filename ?? ''),
    mime: type.value,
    sizeBytes: size,
    bucket: buckets.quarantine,
    now: clock(),
  });
  return null;
}

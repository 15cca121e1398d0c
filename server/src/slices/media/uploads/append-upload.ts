import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type MediaType, mediaKindOf } from '@laneway/domain/media/kinds';
import { recogniseType, SNIFFED_BYTES } from '@laneway/domain/media/recognised-type';
import { checkUploadSize } from '@laneway/domain/media/upload-size';
import { refusal } from '@laneway/domain/refusal';
import { fileTypeFromBuffer } from 'file-type';
import type { PartialBlob } from '../../../ports/blob-store.ts';
import type { MediaDeps } from '../media-deps.ts';
import { abandonUpload } from './abandon-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { UPLOAD_MOVED_ON, UploadRefused } from './upload-refused.ts';
import {
  claimUpload,
  isWriting,
  recordProgress,
  setStoreHandle,
  type UploadRow,
} from './upload-store.ts';
import { writeParts } from './write-parts.ts';

/**
 * Appends what arrives to an upload and returns how many bytes are stored durably. Of several requests for one upload
 * the latest writes; earlier ones stop at their next part. The first bytes decide whether the file type is accepted.
 */
export async function appendUpload(
  deps: MediaDeps,
  seen: UploadRow,
  source: Readable,
): Promise<number> {
  const { db, blobs, clock } = deps;
  const writer = randomUUID();
  const upload = await claimUpload(db, seen.id, seen.received, writer);
  if (upload === null) throw new UploadRefused(UPLOAD_MOVED_ON);
  const blob = await startInStore(deps, upload, writer);

  let recorded = upload.received;
  let mime = upload.mime;
  let isRecognised = upload.received >= sniffedBytes(upload);
  const received = await writeParts(
    {
      parts: blobs.parts,
      blob,
      size: upload.size_bytes,
      received: upload.received,
      minRate: deps.minUploadRate,
      inspect: (firstBytes) => {
        if (isRecognised || firstBytes.length < sniffedBytes(upload)) return null;
        isRecognised = true;
        return recognise(deps, { ...upload, store_handle: blob.handle }, firstBytes).then(
          (type) => {
            mime = type;
          },
        );
      },
      record: async (safe, tags) => {
        const progress = { id: upload.id, writer, before: recorded, received: safe, tags, mime };
        if (!(await recordProgress(db, { ...progress, now: clock() })))
          throw new UploadRefused(UPLOAD_MOVED_ON);
        recorded = safe;
      },
    },
    source,
  ).catch(async (error: unknown) => {
    // Once another request has taken over, the store may no longer have what this one was writing to.
    const isMine = error instanceof UploadRefused || (await isWriting(db, upload.id, writer));
    throw isMine ? error : new UploadRefused(UPLOAD_MOVED_ON);
  });
  if (received === upload.size_bytes) await finishUpload(deps, upload.id, upload.uploader_id);
  return received;
}

function sniffedBytes({ size_bytes }: UploadRow): number {
  return Math.min(SNIFFED_BYTES, size_bytes);
}

/** The object is started in the store with the first bytes, because many uploads are created and never sent. */
async function startInStore(
  { db, blobs }: MediaDeps,
  { id, bucket, key, store_handle }: UploadRow,
  writer: string,
): Promise<PartialBlob> {
  if (store_handle !== null) return { bucket, key, handle: store_handle };
  const handle = await blobs.parts.begin({ bucket, key });
  const blob = { bucket, key, handle };
  if (await setStoreHandle(db, id, writer, handle)) return blob;
  await blobs.parts.abandon(blob);
  throw new UploadRefused(UPLOAD_MOVED_ON);
}

/** The type of the file; a file of a type that we don't accept is removed and refused. */
async function recognise(
  deps: MediaDeps,
  upload: UploadRow,
  firstBytes: Buffer,
): Promise<MediaType> {
  const telling = firstBytes.subarray(0, SNIFFED_BYTES);
  const sniffed = (await fileTypeFromBuffer(telling))?.mime ?? null;
  const type = recogniseType({ sniffed, text: telling.toString('utf8') }, upload.mime);
  const refused = type.ok
    ? checkUploadSize(mediaKindOf(type.value), upload.size_bytes)
    : refusal('unsupported_media', type.error);
  if (type.ok && refused === null) return type.value;
  await abandonUpload(deps, upload);
  throw new UploadRefused(refused ?? UPLOAD_MOVED_ON);
}

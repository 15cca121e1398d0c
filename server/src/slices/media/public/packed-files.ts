import { mediaAddress, parseMediaUri, type StoredMedia } from '@laneway/domain/media/media-uri';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../../platform/database/database.ts';
import type { ObjectDigest } from '../digest-object.ts';
import { type DigestedRow, digestIn, findDigested } from '../digest-store.ts';
import { downloadAddress } from '../download-media.ts';
import type { FileDigests } from '../file-digests.ts';
import { fileHeaders } from '../file-headers.ts';
import { mediaAccess } from '../media-access.ts';
import { savedObject } from '../saved-object.ts';

export type { FileDigests } from '../file-digests.ts';

/** A file as a device saves it. */
export type PackedFile = {
  readonly url: string;
  readonly source: string;
  readonly type: string;
  readonly digest: ObjectDigest;
};

export type PackedFiles =
  | { readonly ready: true; readonly files: readonly PackedFile[] }
  /** Some digests are still being computed, and will be ready next time. */
  | { readonly ready: false };

/**
 * The files that the viewer may download, in this order, each with its digest. External files and objects missing in
 * the store are left out. Waits for missing digests until the signal.
 */
export async function findPackedFiles(
  { db, digests }: { readonly db: Queryable; readonly digests: FileDigests },
  viewer: Actor | null,
  uris: readonly string[],
  signal: AbortSignal,
): Promise<PackedFiles> {
  const stored = uris.flatMap((uri) => {
    const parsed = parseMediaUri(uri);
    return parsed.ok && parsed.value.kind === 'stored' ? [parsed.value] : [];
  });
  const rows = await findDigested(db, stored, viewer?.id ?? null);
  const byAddress = new Map(rows.map((row) => [mediaAddress({ ...row, kind: 'stored' }), row]));
  const wanted = stored.flatMap((file) => {
    const row = byAddress.get(mediaAddress(file));
    // Only published files, for which it doesn't matter whether there is a scanner.
    if (row === undefined || row.guide_id === null) return [];
    return mediaAccess(row, viewer, false).allowed ? [{ file, row }] : [];
  });
  const found = await Promise.race([
    Promise.all(wanted.map(({ file, row }) => packedFile(digests, file, row))),
    aborted(signal),
  ]);
  if (found === null) return { ready: false };
  return { ready: true, files: found.filter((file) => file !== null) };
}

async function packedFile(
  digests: FileDigests,
  file: StoredMedia,
  row: DigestedRow,
): Promise<PackedFile | null> {
  const object = savedObject(file, row);
  const digest = digestIn(row, object.objectKey) ?? (await digests.compute(object));
  if (digest === null) return null;
  const { contentType: type } = fileHeaders(row.mime);
  return { url: mediaAddress(file), source: downloadAddress(file), type, digest };
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

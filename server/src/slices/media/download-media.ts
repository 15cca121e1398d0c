import { mediaAddress, parseMediaAddress, type StoredMedia } from '@laneway/domain/media/media-uri';
import { STALE_HEADERS } from '../../platform/http/cached-response.ts';
import { type CallContext, type Outcome, refused } from '../../platform/http/calls.ts';
import { findAccess } from './find-access.ts';
import { type DeliveryDeps, FILE_NOT_FOUND, sendObject } from './get-media.ts';
import { savedObject } from './saved-object.ts';

const DOWNLOADS = '/api/offline-media/';
const FILES = '/media/';

/** The URL from which devices fetch the bytes of a file. */
export function downloadAddress(file: StoredMedia): string {
  return DOWNLOADS + mediaAddress(file).slice(FILES.length);
}

/** The device stores the file itself, so it needs no second copy in a cache. */
const NOT_CACHED = { 'cache-control': 'no-store' };

/**
 * Sends a file to a device that saves it. Even a store with its own links is read here: a page can't verify the bytes
 * of another origin.
 */
export async function downloadMedia(
  deps: DeliveryDeps,
  { viewer, request, reply }: CallContext<'downloadMedia'>,
): Promise<Outcome<'downloadMedia'>> {
  const [path = ''] = request.url.split('?');
  const address = parseMediaAddress(FILES + path.slice(DOWNLOADS.length));
  if (address === null) return refused(FILE_NOT_FOUND);
  const access = await findAccess(deps, address, viewer, request);
  if (!access.allowed) return refused(access.refusal);
  if (access.isStale) reply.headers(STALE_HEADERS);
  const { bucket, objectKey: key } = savedObject(address, access.row);
  return sendObject(deps.blobs, { bucket, key }, access.row, NOT_CACHED, { request, reply });
}

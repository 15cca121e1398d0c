import type { MediaKind } from '@laneway/domain/media/kinds';
import { parseMediaAddress } from '@laneway/domain/media/media-uri';
import { chooseRendition } from '@laneway/domain/media/renditions';
import { refusal } from '@laneway/domain/refusal';
import { PRESIGNED_LINK_LIFETIME_MS } from '@laneway/domain/timing';
import { STALE_HEADERS } from '../../platform/http/cached-response.ts';
import { type CallContext, type Outcome, refused } from '../../platform/http/calls.ts';
import { sendBytes } from '../../platform/http/send-bytes.ts';
import type { BlobAddress, BlobStore } from '../../ports/blob-store.ts';
import { fileHeaders } from './file-headers.ts';
import { type AccessDeps, findAccess } from './find-access.ts';
import type { Sharing } from './media-access.ts';
import type { MediaDeps } from './media-deps.ts';
import type { MediaRow } from './store.ts';

export const FILE_NOT_FOUND = refusal('not_found', 'File not found');

/** Links work for five minutes and may be a minute old when we get them; nobody should be sent to one that has expired. */
const REDIRECT_MAX_AGE_S = 180;

/** An object never changes under its key, and images are requested again on every page. */
const PUBLIC_IMAGE = 'public, max-age=31536000, immutable';
/** Large files would evict everything else from a cache that kept them indefinitely. */
const PUBLIC_TRACK = 'public, max-age=3600, stale-while-revalidate=86400';

export type DeliveryDeps = AccessDeps & Pick<MediaDeps, 'blobs'>;

/** Sends a file or redirects to a short-lived link. Reveals nothing about a file before access is checked. */
export async function getMedia(
  deps: DeliveryDeps,
  { viewer, query, request, reply }: CallContext<'getMedia'>,
): Promise<Outcome<'getMedia'>> {
  const { blobs } = deps;
  const [path = ''] = request.url.split('?');
  const address = parseMediaAddress(path);
  if (address === null) return refused(FILE_NOT_FOUND);
  const access = await findAccess(deps, address, viewer, request);
  if (!access.allowed) return refused(access.refusal);

  const { row, sharing } = access;
  if (access.isStale) reply.headers(STALE_HEADERS);
  const object = objectToSend(address, row, query.w);
  // A link is signed for GET alone, so HEAD is answered here.
  const link = request.method === 'HEAD' ? null : await linkTo(blobs, object, row);
  if (link !== null) {
    reply.headers(redirectCacheHeaders(sharing)).redirect(link, 302);
    return { kind: 'sent' };
  }

  return sendObject(blobs, object, row, cacheHeaders(row.kind, sharing), { request, reply });
}

/** Sends an object from this server, wherever it is stored. */
export async function sendObject(
  blobs: BlobStore,
  object: BlobAddress,
  { mime }: MediaRow,
  caching: Readonly<Record<string, string>>,
  { request, reply }: Pick<CallContext<'getMedia'>, 'request' | 'reply'>,
): Promise<{ readonly kind: 'sent' } | ReturnType<typeof refused>> {
  const facts = await blobs.stat(object);
  if (facts === null) return refused(FILE_NOT_FOUND);
  const headers = fileHeaders(mime);
  reply.headers({
    'content-type': headers.contentType,
    'content-disposition': headers.contentDisposition,
    // An image or audio file is never a page, whatever its bytes look like.
    'content-security-policy': "default-src 'none'; sandbox",
    ...caching,
  });
  await sendBytes({ ...facts, read: (range) => blobs.read(object, range) }, request, reply);
  return { kind: 'sent' };
}

/** A short-lived link, if the store supports them. Browsers load captions from the page's own origin only. */
export async function linkTo(
  blobs: BlobStore,
  object: BlobAddress,
  { kind, mime }: MediaRow,
): Promise<string | null> {
  if (kind === 'captions') return null;
  return blobs.link(object, fileHeaders(mime), PRESIGNED_LINK_LIFETIME_MS);
}

/** The rendition of an image for the requested width; the object itself if it has no renditions. */
export function objectToSend(
  { bucket, key }: BlobAddress,
  { renditions }: Pick<MediaRow, 'renditions'>,
  width?: number,
): BlobAddress {
  return { bucket, key: chooseRendition(renditions ?? [], width)?.key ?? key };
}

type CacheHeaders = Readonly<Record<string, string>>;

/** Shared caches may store what everyone may see; what one person may see is only for that person's browser. */
function cacheHeaders(kind: MediaKind, sharing: Sharing): CacheHeaders {
  if (sharing === 'this person') return personal(300);
  return { 'cache-control': kind === 'image' ? PUBLIC_IMAGE : PUBLIC_TRACK };
}

function redirectCacheHeaders(sharing: Sharing): CacheHeaders {
  if (sharing === 'this person') return personal(REDIRECT_MAX_AGE_S);
  return { 'cache-control': `public, max-age=${REDIRECT_MAX_AGE_S}` };
}

function personal(maxAgeS: number): CacheHeaders {
  return { 'cache-control': `private, max-age=${maxAgeS}`, vary: 'cookie' };
}

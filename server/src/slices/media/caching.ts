import type { MediaKind } from '@laneway/domain/media/kinds';
import type { Sharing } from './media-access.ts';

type CacheHeaders = Readonly<Record<string, string>>;

/** Links work for five minutes and may be a minute old when we get them; nobody should be sent to one that has expired. */
const REDIRECT_MAX_AGE_S = 180;

/** An object never changes under its key, and images are requested again on every page. */
const PUBLIC_IMAGE = 'public, max-age=31536000, immutable';
/** Large files would evict everything else from a cache that kept them indefinitely. */
const PUBLIC_TRACK = 'public, max-age=3600, stale-while-revalidate=86400';

/** Shared caches may store what everyone may see; what one person may see is only for that person's browser. */
export function cacheHeaders(kind: MediaKind, sharing: Sharing): CacheHeaders {
  if (sharing === 'this person') return personal(300);
  return { 'cache-control': kind === 'image' ? PUBLIC_IMAGE : PUBLIC_TRACK };
}

export function redirectCacheHeaders(sharing: Sharing): CacheHeaders {
  if (sharing === 'this person') return personal(REDIRECT_MAX_AGE_S);
  return { 'cache-control': `public, max-age=${REDIRECT_MAX_AGE_S}` };
}

function personal(maxAgeS: number): CacheHeaders {
  return { 'cache-control': `private, max-age=${maxAgeS}`, vary: 'cookie' };
}

import { providedText } from '../guides/placeholder.ts';
import { fail, ok, type Result } from '../result.ts';

/** The location of a media file: on the open web, or in one of our buckets. */
export type MediaUri =
  | { readonly kind: 'web'; readonly url: string }
  | { readonly kind: 'stored'; readonly bucket: string; readonly key: string };

export type StoredMedia = Extract<MediaUri, { kind: 'stored' }>;

export const MEDIA_URI_ERRORS = {
  invalid: 'Invalid URI provided',
  invalidS3: 'Invalid S3 URI format',
} as const;

export type MediaUriError = (typeof MEDIA_URI_ERRORS)[keyof typeof MEDIA_URI_ERRORS];

const MEDIA_PATH = '/media/';

const S3_URI = /^s3:\/\/([^/]+)\/(.+)$/s;

// It starts and ends with a letter or digit, as S3 requires, so a bucket is never '..' in a path.
const BUCKET = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const MAX_KEY_LENGTH = 1024;

/** Reads a media URI: http(s) passes through, all else must be s3://{bucket}/{key}. */
export function parseMediaUri(value: unknown): Result<MediaUri, MediaUriError> {
  if (typeof value !== 'string' || value.trim() === '') return fail(MEDIA_URI_ERRORS.invalid);
  const uri = value.trim();
  if (/^https?:\/\//i.test(uri)) {
    return isWebUrl(uri) ? ok({ kind: 'web', url: uri }) : fail(MEDIA_URI_ERRORS.invalid);
  }
  const [, bucket = '', key = ''] = S3_URI.exec(uri) ?? [];
  const stored = storedMedia(bucket, key);
  return stored === null ? fail(MEDIA_URI_ERRORS.invalidS3) : ok(stored);
}

/** Reads a media field: blank and the placeholder are no media, all else must be a media URI. */
export function parseMediaField(
  text: string | null | undefined,
): Result<MediaUri | null, MediaUriError> {
  const provided = providedText(text);
  return provided === null ? ok(null) : parseMediaUri(provided);
}

export function printMediaUri(uri: MediaUri): string {
  return uri.kind === 'web' ? uri.url : `s3://${uri.bucket}/${uri.key}`;
}

/** An object in a bucket, or null when the bucket or key isn't safe. */
export function storedMedia(bucket: string, key: string): StoredMedia | null {
  return BUCKET.test(bucket) && isSafeKey(key) ? { kind: 'stored', bucket, key } : null;
}

/** The URL that a browser loads: the external URL, or our stable path, which checks access. */
export function mediaAddress(uri: MediaUri): string {
  if (uri.kind === 'web') return uri.url;
  return MEDIA_PATH + [uri.bucket, ...uri.key.split('/')].map(encodeURIComponent).join('/');
}

/** The object behind a stable path as it is in a request line; null for any other path. */
export function parseMediaAddress(path: string): StoredMedia | null {
  if (!path.startsWith(MEDIA_PATH)) return null;
  const segments: string[] = [];
  for (const encoded of path.slice(MEDIA_PATH.length).split('/')) {
    const segment = decodeSegment(encoded);
    // An encoded slash would change the segments.
    if (segment === null || segment.includes('/')) return null;
    segments.push(segment);
  }
  const [bucket = '', ...key] = segments;
  return storedMedia(bucket, key.join('/'));
}

function isWebUrl(url: string): boolean {
  return url.isWellFormed() && !/\p{Cc}/u.test(url) && /^https?:\/\/[^/?#\\]/i.test(url);
}

function isSafeKey(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || !key.isWellFormed()) return false;
  // Backslashes are separators to some file systems; edge blanks would not survive a trim.
  if (/[\p{Cc}\\]/u.test(key) || key !== key.trim()) return false;
  return key.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

function decodeSegment(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

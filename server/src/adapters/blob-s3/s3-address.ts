import type { BlobAddress } from '../../ports/blob-store.ts';

/** `/{bucket}/{key}` as in a request line, each segment encoded as signatures require. */
export function objectPath({ bucket, key }: BlobAddress): string {
  const segments = [bucket, ...key.split('/')];
  // The domain already refuses such keys; a URL would resolve the dots and name another object.
  if (segments.some((segment) => ['', '.', '..'].includes(segment)))
    throw new Error('object address leaves its bucket');
  return `/${segments.map(encodeSegment).join('/')}`;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

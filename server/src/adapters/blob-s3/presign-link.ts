import { MINUTE_MS } from '@laneway/domain/timing';
import { AwsV4Signer } from 'aws4fetch';
import type { LinkHeaders } from '../../ports/blob-store.ts';
import type { S3Access } from './s3-client.ts';

const MAX_LINK_LIFETIME_MS = 5 * MINUTE_MS;

/**
 * A link to GET one object, for at most five minutes. It is signed as of the last full minute, so that all requests
 * within that minute get the same link, which a browser can find in its cache.
 */
export async function presignLink(
  { endpoint, ...keys }: S3Access,
  path: string,
  { contentType, contentDisposition }: LinkHeaders,
  lifetimeMs: number,
  now: Date,
): Promise<string> {
  const lifetime = Math.min(lifetimeMs, MAX_LINK_LIFETIME_MS);
  // A link with a short lifetime must not have expired when it is made.
  const step = Math.min(MINUTE_MS, lifetime / 2);
  const signedAt = new Date(Math.floor(now.getTime() / step) * step);
  const url = new URL(endpoint + path);
  url.searchParams.set('X-Amz-Expires', String(Math.floor(lifetime / 1_000)));
  url.searchParams.set('response-content-type', contentType);
  url.searchParams.set('response-content-disposition', contentDisposition);
  url.searchParams.set(
    'response-cache-control',
    `private, max-age=${Math.floor(lifetime / 1_000)}`,
  );
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    method: 'GET',
    url: url.href,
    signQuery: true,
    datetime: signedAt.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  });
  const signed = await signer.sign();
  // A plus means a space in forms only; the signature is of %20.
  return signed.url.href.replaceAll('+', '%20');
}

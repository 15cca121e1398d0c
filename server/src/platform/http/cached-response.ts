import { hash } from 'node:crypto';
import { jsonPieces, writeInSlices } from '../process/time-slices.ts';
import {
  chooseEncoding,
  compress,
  ENCODINGS,
  type Encoding,
  isWorthCompressing,
} from './compression.ts';
import { namesTag } from './entity-tag.ts';

/** A response as bytes, ready to be sent any number of times. */
export type CachedResponse = {
  readonly etag: string;
  readonly bytes: Buffer;
  /** Filled in after the first response is sent, so that nobody waits for compression. */
  readonly compressed: Partial<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<string, string>>;
};

export async function toCachedResponse(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<CachedResponse> {
  return cacheBytes(await writeInSlices(jsonPieces(body)), headers);
}

export function cacheBytes(
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const bytes = ownMemory(content);
  // Weak, because the compressed encodings share it.
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
  return { etag, bytes, compressed: {}, headers };
}

export async function addCompressedForms(answer: CachedResponse): Promise<void> {
  if (!isWorthCompressing(answer.bytes)) return;
  for (const encoding of ENCODINGS) {
    answer.compressed[encoding] = ownMemory(await compress(answer.bytes, encoding));
  }
}

/**
 * Copies the bytes into memory of exactly their length. Node allocates small buffers from a 64 KB pool, and one that is
 * cached keeps the whole pool: thousands of small responses would take many times the space they are counted for.
 */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The bytes and headers of the response to a request with these headers. */
export type Sending = {
  readonly status: 200 | 304;
  readonly encoding: Encoding | null;
  readonly bytes: Buffer | null;
};

export function chooseSending(
  answer: CachedResponse,
  request: {
    readonly ifNoneMatch: string | undefined;
    readonly acceptEncoding: string | undefined;
  },
): Sending {
  if (namesTag(request.ifNoneMatch, answer.etag)) {
    return { status: 304, encoding: null, bytes: null };
  }
  const encoding = chooseEncoding(request.acceptEncoding);
  const compressed = encoding === null ? undefined : answer.compressed[encoding];
  return compressed === undefined
    ? { status: 200, encoding: null, bytes: answer.bytes }
    : { status: 200, encoding, bytes: compressed };
}

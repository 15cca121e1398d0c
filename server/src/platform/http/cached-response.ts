import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeJson } from '../process/time-slices.ts';
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
  /** The bytes are in memory of their own as soon as the response is cached. */
  bytes: Buffer;
  /** Filled in after the first response is sent, so that nobody waits for compression. */
  readonly compressed: Partial<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<string, string>>;
  /** All headers, filled in when the form is first sent. node:http writes flat lists of names and values fastest. */
  readonly headerLists: Partial<Record<Encoding | 'identity' | 'not modified', string[]>>;
};

export async function toCachedResponse(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<CachedResponse> {
  return cacheBytes(await writeJson(body), headers);
}

export function cacheBytes(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  // Weak, because the compressed encodings share it.
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
  return { etag, bytes, compressed: {}, headers, headerLists: {} };
}

/** Says (RFC 9211) that a response may be out of date, because that couldn't be checked. */
export const STALE_HEADERS = { 'cache-status': 'Laneway; hit; detail=stale' } as const;

export function markStale(answer: CachedResponse): CachedResponse {
  return { ...answer, headers: { ...answer.headers, ...STALE_HEADERS }, headerLists: {} };
}

/** Compresses a response that is kept. */
export async function addCompressedForms(answer: CachedResponse): Promise<void> {
  answer.bytes = ownMemory(answer.bytes);
  if (!isWorthCompressing(answer.bytes)) return;
  for (const encoding of ENCODINGS) {
    answer.compressed[encoding] = ownMemory(await compress(answer.bytes, encoding));
  }
}

/**
 * The bytes in memory of exactly their length. Node allocates small buffers from a 64 KB pool, and one that is cached
 * keeps the whole pool: thousands of small responses would take many times the space they are counted for.
 */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The bytes and headers of the response to a request with these headers. */
export type Representation = {
  readonly status: 200 | 304;
  readonly encoding: Encoding | null;
  readonly bytes: Buffer | null;
};

export function chooseRepresentation(
  answer: CachedResponse,
  request: {
    readonly ifNoneMatch: string | undefined;
    readonly acceptEncoding: string | undefined;
  },
): Representation {
  if (namesTag(request.ifNoneMatch, answer.etag)) {
    return { status: 304, encoding: null, bytes: null };
  }
  const encoding = chooseEncoding(request.acceptEncoding);
  const compressed = encoding === null ? undefined : answer.compressed[encoding];
  return compressed === undefined
    ? { status: 200, encoding: null, bytes: answer.bytes }
    : { status: 200, encoding, bytes: compressed };
}

export type SendCached = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
) => void;

/** Sends cached responses, with the headers that every response has. */
export function createSendCached(common: Readonly<Record<string, string>>): SendCached {
  const listHeaders = (answer: CachedResponse, { encoding, bytes }: Representation): string[] => {
    const headers: Readonly<Record<string, string>> = {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      etag: answer.etag,
      ...answer.headers,
    };
    const list: string[] = [];
    for (const name in headers) list.push(name, headers[name] ?? '');
    if (encoding !== null) list.push('content-encoding', encoding);
    if (bytes !== null) list.push('content-length', String(bytes.length));
    return list;
  };
  return ({ headers }, response, answer) => {
    const representation = chooseRepresentation(answer, {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    });
    const { status, encoding, bytes } = representation;
    const form = status === 304 ? 'not modified' : (encoding ?? 'identity');
    answer.headerLists[form] ??= listHeaders(answer, representation);
    response.writeHead(status, answer.headerLists[form]).end(bytes ?? undefined);
  };
}

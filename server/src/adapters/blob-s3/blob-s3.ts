import type { Readable } from 'node:stream';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { presignLink } from './presign-link.ts';
import { readObject } from './read-object.ts';
import { objectPath } from './s3-address.ts';
import { createS3Client, type S3Access, type S3Client } from './s3-client.ts';
import { reasonOf, S3Error } from './s3-error.ts';
import { createS3Parts } from './s3-parts.ts';

export type S3StoreOptions = S3Access & {
  /** The buckets that must exist. */
  readonly buckets: readonly string[];
  readonly clock: Clock;
  readonly log: Logger;
  /** The maximum time without progress in a transfer. */
  readonly stallMs?: number;
};

const STALL_MS = 60_000;
/** S3 copies a few hundred megabytes a second. */
const LONG_MS = 5 * 60_000;
const CHECK_MS = 5_000;

/** Stores objects in any S3-compatible service, with path-style URLs: {endpoint}/{bucket}/{key}. */
export function createS3Store(options: S3StoreOptions): BlobStore {
  const { buckets, clock, log, stallMs = STALL_MS, ...given } = options;
  const access = { ...given, endpoint: given.endpoint.replace(/(?<!\/)\/+$/, '') };
  const client = createS3Client(access, { probeBucket: buckets[0] ?? '', log });
  const { send } = client;

  const stat: BlobStore['stat'] = async (address) => {
    const path = objectPath(address);
    const { status, headers } = await send({ method: 'HEAD', path }, {}, [404]);
    if (status === 404) return null;
    const size = headers.get('content-length');
    const etag = headers.get('etag');
    if (size === null || etag === null) throw new Error('S3 did not say a size and a tag');
    return { size: Number(size), etag };
  };

  const remove: BlobStore['remove'] = async (address) => {
    await send({ method: 'DELETE', path: objectPath(address) }, {}, [404]);
  };

  return {
    put: async (address, content) => {
      const path = objectPath(address);
      if (!Buffer.isBuffer(content)) return putStream(client, path, content, stallMs);
      await send({ method: 'PUT', path, body: content }, { timeoutMs: LONG_MS });
    },
    stat,
    read: (address, range) => readObject(client, objectPath(address), range, stallMs),
    copy: async (from, to) => {
      const headers = { 'x-amz-copy-source': objectPath(from) };
      await send({ method: 'PUT', path: objectPath(to), headers }, { timeoutMs: LONG_MS });
    },
    remove,
    downSince: client.downSince,
    link: (address, headers, lifetimeMs) =>
      presignLink(access, objectPath(address), headers, lifetimeMs, clock()),
    parts: createS3Parts({ client, stat, remove, longMs: LONG_MS }),
    check: async () => {
      for (const bucket of buckets) {
        const once = { timeoutMs: CHECK_MS, attempts: 1 };
        await send({ method: 'HEAD', path: `/${bucket}` }, once).catch((cause: unknown) => {
          const reason = `Can’t use the bucket ${bucket} at S3_ENDPOINT (${describe(cause)}).`;
          throw new Error(reason, { cause });
        });
      }
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof S3Error)) return reasonOf(error);
  if (error.status === 404) return 'not found';
  return error.status === 403 ? 'access denied' : String(error.status);
}

/** Sends a stream once, because it can't be read again. Fails when no data moves for `stallMs`. */
async function putStream(
  client: S3Client,
  path: string,
  { stream, size }: { readonly stream: Readable; readonly size: number },
  stallMs: number,
): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new DOMException('S3 took nothing for too long', 'TimeoutError')),
    stallMs,
  );
  let sourceError: unknown = null;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of stream) {
        timer.refresh();
        yield Buffer.from(chunk);
      }
    } catch (error) {
      sourceError = error;
      throw error;
    }
  }
  try {
    const body = ReadableStream.from(watched()) as ReadableStream<Uint8Array>;
    const headers = { 'content-length': String(size) };
    const reply = await client.open({ method: 'PUT', path, headers, body }, abort.signal, 1);
    await reply.text();
  } catch (error) {
    throw sourceError ?? error;
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
}

import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { describe, expect, it, vi } from 'vitest';
import { type Fetch, FetchFailed, fetchPart } from './fetch-part.ts';
import { PackServer } from './pack-server.test-data.ts';

const server = new PackServer();
server.put('one', 100, 1);
server.put('two', OFFLINE_PART_BYTES + 100, 2);
const { media } = server.publish(1, ['one', 'two']);

async function part(fetch: Fetch, file: 0 | 1, index = 0, signal = new AbortController().signal) {
  const packed = media[file];
  if (packed === undefined) throw new Error('The pack has no such file');
  return await fetchPart(fetch, packed, index, signal);
}

const why = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof FetchFailed ? error.why : error),
  );

describe('a part of a file', () => {
  it('is requested by its range, and a file with only one part as a whole', async () => {
    const ranges: unknown[] = [];
    const fetch: Fetch = (address, request) => {
      ranges.push(new Headers(request.headers).get('range'));
      return server.fetch(address, request);
    };
    expect((await part(fetch, 0)).size).toBe(100);
    expect((await part(fetch, 1, 1)).size).toBe(100);
    expect(ranges).toEqual([null, 'bytes=4194304-4194403']);
  });

  it.each<[string, Response | (() => Response), string]>([
    ['other bytes', () => new Response(new Uint8Array(100)), 'damaged'],
    ['too few bytes', () => new Response(new Uint8Array(99)), 'damaged'],
    ['too many bytes', () => new Response(new Uint8Array(101)), 'damaged'],
    ['no bytes', () => new Response(null), 'damaged'],
    ['a part of it', () => new Response(new Uint8Array(100), { status: 206 }), 'damaged'],
    ['401', () => new Response(null, { status: 401 }), 'refused'],
    ['403', () => new Response(null, { status: 403 }), 'refused'],
    ['404', () => new Response(null, { status: 404 }), 'gone'],
    ['416', () => new Response(null, { status: 416 }), 'damaged'],
    ['429', () => new Response(null, { status: 429 }), 'busy'],
    ['503', () => new Response(null, { status: 503 }), 'busy'],
  ])('is rejected if the response is %s', async (_, response, failure) => {
    const answer = async () => (typeof response === 'function' ? response() : response);
    expect(await why(part(answer, 0))).toBe(failure);
  });

  it('is not read at all if the response is too long', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      cancel: () => {
        isCancelled = true;
      },
    });
    const headers = { 'content-length': String(2 * OFFLINE_PART_BYTES) };
    const fetch = async () => new Response(endless, { status: 206, headers });
    expect(await why(part(fetch, 1))).toBe('damaged');
    expect(isCancelled).toBe(true);
  });

  it('is unreached if the connection fails or stalls', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await why(part(failing, 0))).toBe('unreached');
    vi.useFakeTimers();
    const silent: Fetch = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const asked = why(part(silent, 0));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await asked).toBe('unreached');
  });

  it('rejects with the reason of the abort', async () => {
    const reason = new Error('The tab was closed');
    expect(await why(part(server.fetch, 0, 0, AbortSignal.abort(reason)))).toBe(reason);
  });
});

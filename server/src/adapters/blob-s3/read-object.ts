import { Readable } from 'node:stream';
import type { ByteRange } from '@laneway/domain/media/byte-range';
import type { S3Client } from './s3-client.ts';
import { S3Unreachable } from './s3-error.ts';

const ATTEMPTS = 3;

/** The bytes of an object, requested on the first read. Too few bytes cause an error, never a normal end. */
export function readObject(
  client: S3Client,
  path: string,
  range: ByteRange | undefined,
  stallMs: number,
): Readable {
  const abort = new AbortController();
  let body: AsyncIterator<Uint8Array> | null = null;
  let left = 0;

  /** Only the time that S3 takes counts; the reader may take as long as it likes. */
  const withinTime = async <T>(answer: () => Promise<T>): Promise<T> => {
    const timer = setTimeout(
      () => abort.abort(new DOMException('S3 sent nothing for too long', 'TimeoutError')),
      stallMs,
    );
    try {
      return await answer();
    } finally {
      clearTimeout(timer);
    }
  };

  const openBody = async (): Promise<AsyncIterator<Uint8Array>> => {
    const headers =
      range === undefined ? {} : { headers: { range: `bytes=${range.first}-${range.last}` } };
    const reply = await client.open({ method: 'GET', path, ...headers }, abort.signal, ATTEMPTS);
    if (range !== undefined) expectRange(reply, range);
    left = Number(reply.headers.get('content-length') ?? Number.NaN);
    if (reply.body === null || Number.isNaN(left)) throw new Error('S3 did not say a size');
    return reply.body[Symbol.asyncIterator]();
  };

  const readNext = async (): Promise<Uint8Array | null> => {
    body ??= await openBody();
    const next = await body.next().catch((error: unknown) => {
      abort.signal.throwIfAborted();
      throw new S3Unreachable('a read to its end', error);
    });
    left -= next.done ? 0 : next.value.length;
    if (next.done ? left > 0 : left < 0) throw new Error('S3 sent another size than it said');
    return next.done ? null : next.value;
  };

  return new Readable({
    read() {
      withinTime(readNext).then(
        (chunk) => this.push(chunk),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      abort.abort();
      done(error);
    },
  });
}

function expectRange(reply: Response, { first, last }: ByteRange): void {
  const found = /^bytes (\d+)-(\d+)\//.exec(reply.headers.get('content-range') ?? '');
  const isExpected = found !== null && Number(found[1]) === first && Number(found[2]) <= last;
  // A store that ignores ranges sends the whole object instead.
  if (reply.status !== 206 || !isExpected)
    throw new Error('S3 sent another range than was asked for');
}

import type { Readable } from 'node:stream';
import type { S3Client } from './s3-client.ts';

/** Sends a stream once, because it can't be read again. Fails when no data moves for `stallMs`. */
export async function putStream(
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

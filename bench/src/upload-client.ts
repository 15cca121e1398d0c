// Sends a file of a given size to a tus server in one request, and reports how long that took. Runs
// on the client's core.

import { once } from 'node:events';
import http from 'node:http';

export type UploadTask = {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
};
export type UploadOutcome =
  | { readonly kind: 'done'; readonly bytesPerSecond: number }
  | { readonly kind: 'failed'; readonly reason: string };

const CHUNK = 1_048_576;
/** The first bytes are those of a video. */
const FIRST = Buffer.alloc(CHUNK, 'Laneway ');
Buffer.from('0000001c667479706d703432000000006d70343269736f6d', 'hex').copy(FIRST);
const NEXT = Buffer.alloc(CHUNK, 'Laneway ');

process.on('message', async (order: UploadTask) => {
  const outcome = await upload(order).catch(
    (error: unknown): UploadOutcome => ({ kind: 'failed', reason: String(error) }),
  );
  process.send?.(outcome);
});

async function upload({ url, path, headers, bytes }: UploadTask): Promise<UploadOutcome> {
  const tus = { 'tus-resumable': '1.0.0', ...headers };
  const created = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${btoa('film.mp4')},filetype ${btoa('video/mp4')}`,
    },
  });
  if (created.status !== 201) return { kind: 'failed', reason: `${created.status} to POST` };
  const began = performance.now();
  const request = http.request(new URL(created.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: {
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes,
      'upload-offset': '0',
    },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  for (let sent = 0; sent < bytes; sent += CHUNK) {
    if (!request.write(sent === 0 ? FIRST : NEXT)) await once(request, 'drain');
  }
  request.end();
  const [reply] = await answered;
  const seconds = (performance.now() - began) / 1_000;
  reply.resume();
  if (reply.statusCode !== 204) return { kind: 'failed', reason: `${reply.statusCode} to PATCH` };
  return { kind: 'done', bytesPerSecond: bytes / seconds };
}

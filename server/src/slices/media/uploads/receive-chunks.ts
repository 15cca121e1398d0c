import type { Readable } from 'node:stream';

/** How a stream ended: normally, or with the error that interrupted it. */
export type Ending = { readonly brokenBy: Error | null };

/**
 * Passes on the chunks of a stream as they arrive, and pauses it while `take` is busy; an error of `take` ends it. The
 * stream stays open. `take` copies what it needs: once it returns, the memory of a chunk is freed.
 */
export function receiveChunks(
  source: Readable,
  take: (chunk: Buffer) => Promise<void> | null,
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    let busy: Promise<void> = Promise.resolve();
    const stop = (): void => {
      source.off('data', onData).off('end', onEnd).off('error', onEnd).off('close', onEnd).pause();
    };
    const fail = (error: unknown): void => {
      stop();
      reject(error);
    };
    const onData = (chunk: Buffer): void => {
      try {
        const taking = take(chunk);
        if (taking === null) {
          free(chunk);
          return;
        }
        source.pause();
        busy = taking;
        taking.then(() => {
          free(chunk);
          source.resume();
        }, fail);
      } catch (error) {
        fail(error);
      }
    };
    // A connection may break while a chunk is being taken.
    const onEnd = (): void => {
      stop();
      busy.then(() => resolve({ brokenBy: source.errored }), reject);
    };
    if (source.destroyed) return onEnd();
    source.on('end', onEnd).on('error', onEnd).on('close', onEnd).on('data', onData);
  });
}

/**
 * Frees the memory of a chunk at once. Left to the garbage collector, every 32 MB of chunks caused a full collection,
 * which took a third of the time of an upload and delayed every other request. node:http allocates a buffer for each
 * chunk; one that shares its memory with something else is left alone.
 */
function free({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

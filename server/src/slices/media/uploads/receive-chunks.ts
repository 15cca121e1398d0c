import type { Readable } from 'node:stream';

/** The number of bytes that have to arrive in each window of time. */
export type UploadRate = { readonly bytes: number; readonly windowMs: number };

/** 4 KB a second. A slower upload still makes progress: it continues after each time that it was cut off. */
export const MIN_UPLOAD_RATE: UploadRate = { bytes: 120_000, windowMs: 30_000 };

const TOO_SLOW = new Error('the upload is too slow');

/** The end of a stream: normal, or with the error that interrupted it. */
export type Ending = { readonly brokenBy: Error | null };

/**
 * Passes on the chunks of a stream as they arrive, and pauses it while `take` is busy; an error of `take` ends it. The
 * stream stays open, unless it is slower than the rate: each upload takes memory and a slot, so one that stalls is cut
 * off. `take` copies what it needs: once it returns, the memory of a chunk is freed.
 */
export function receiveChunks(
  source: Readable,
  minRate: UploadRate,
  take: (chunk: Buffer) => Promise<void> | null,
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    let busy: Promise<void> = Promise.resolve();
    let isBusy = false;
    // A window in which the store kept the client waiting says nothing about the client.
    let wasBusy = false;
    let arrived = 0;
    const watch = setInterval(() => {
      if (!wasBusy && arrived < minRate.bytes) source.destroy(TOO_SLOW);
      arrived = 0;
      wasBusy = isBusy;
    }, minRate.windowMs);
    const stop = (): void => {
      clearInterval(watch);
      source.off('data', onData).off('end', onEnd).off('error', onEnd).off('close', onEnd).pause();
    };
    const fail = (error: unknown): void => {
      stop();
      reject(error);
    };
    const onData = (chunk: Buffer): void => {
      arrived += chunk.length;
      try {
        const taking = take(chunk);
        if (taking === null) {
          free(chunk);
          return;
        }
        source.pause();
        busy = taking;
        isBusy = true;
        wasBusy = true;
        taking.then(() => {
          isBusy = false;
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

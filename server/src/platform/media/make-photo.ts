import { Readable } from 'node:stream';
import { photoTexts, photoTypeOf } from '@laneway/domain/media/photo';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { MediaTools } from '../../ports/media-tools.ts';
import type { VirusScanner } from '../../ports/virus-scanner.ts';

const INFECTED = refusal('invalid_input', photoTexts.infected);
const BUSY = refusal('unavailable', photoTexts.busy);

/** Further requests are asked to retry later. */
const MAX_WAITING = 8;

/** Makes a WebP of at most this width of a photo that was sent whole, if it is an image and not infected. */
export type MakePhoto = (file: Uint8Array, maxWidth: number) => Promise<Result<Buffer, Refusal>>;

export type MakePhotoParts = {
  /** Null where none is configured. */
  readonly scanner: VirusScanner | null;
  readonly tools: Pick<MediaTools, 'makeRenditions'>;
};

/** Only our own rendition of a file is ever stored, without its metadata. One photo is made at a time. */
export function createMakePhoto({ scanner, tools }: MakePhotoParts): MakePhoto {
  const queue = createSerialQueue();
  const make = async (file: Uint8Array, maxWidth: number): Promise<Result<Buffer, Refusal>> => {
    const verdict = await scanner?.scan(Readable.from([file]));
    if (verdict?.state === 'infected') return fail(INFECTED);
    if (verdict?.state === 'timeout') return fail(BUSY);
    const image = await tools.makeRenditions(Readable.from([file]));
    if (!image.ok) return fail(refusal('invalid_input', image.error));
    const { renditions } = image.value;
    const kept = renditions.findLast(({ width }) => width <= maxWidth) ?? renditions[0];
    if (kept === undefined) throw new Error('an image was given no sizes');
    return ok(kept.bytes);
  };
  return async (file, maxWidth) => {
    const type = photoTypeOf(file);
    if (!type.ok) return fail(refusal('unsupported_media', type.error));
    const made = await queue.run(() => make(file, maxWidth));
    return made.ok ? made.value : fail(BUSY);
  };
}

type SerialQueue = {
  /** Runs the work after all earlier work has ended; fails while too much is waiting. */
  readonly run: <T>(work: () => Promise<T>) => Promise<Result<T, 'busy'>>;
};

/** A queue for work that takes a process and a lot of memory. */
function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run: async (work) => {
      if (waiting >= MAX_WAITING) return fail('busy');
      waiting += 1;
      const done = last.then(work).finally(() => {
        waiting -= 1;
      });
      last = done.catch(() => undefined);
      return ok(await done);
    },
  };
}

/** The body of a request that is read as raw bytes. */
export function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

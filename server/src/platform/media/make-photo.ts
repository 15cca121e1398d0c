import { Readable } from 'node:stream';
import { photoTexts, photoTypeOf } from '@laneway/domain/media/photo';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, type Result } from '@laneway/domain/result';
import type { MediaTools } from '../../ports/media-tools.ts';
import type { VirusScanner } from '../../ports/virus-scanner.ts';
import { createSerialQueue } from '../process/serial-queue.ts';

const INFECTED = refusal('invalid_input', photoTexts.infected);
const BUSY = refusal('unavailable', photoTexts.busy);

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
    return { ok: true, value: kept.bytes };
  };
  return async (file, maxWidth) => {
    const type = photoTypeOf(file);
    if (!type.ok) return fail(refusal('unsupported_media', type.error));
    const made = await queue.run(() => make(file, maxWidth));
    return made.ok ? made.value : fail(BUSY);
  };
}

/** The body of a request that is read as raw bytes. */
export function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

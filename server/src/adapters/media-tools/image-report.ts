import { fail, ok, type Result } from '@laneway/domain/result';
import type { MeasuredImage } from '../../ports/media-tools.ts';

export type ImageReport = MeasuredImage;

type Heading =
  | { readonly error: string }
  | {
      readonly placeholder: string;
      readonly renditions: readonly {
        readonly width: number;
        readonly height: number;
        readonly size: number;
      }[];
    };

const LENGTH_BYTES = 4;

/** The output of the image process: the length of a JSON header, the header, the bytes of each rendition. */
export function printReport(outcome: Result<ImageReport, string>): readonly Buffer[] {
  const heading: Heading = outcome.ok
    ? {
        placeholder: outcome.value.placeholder,
        renditions: outcome.value.renditions.map(({ width, height, bytes }) => ({
          width,
          height,
          size: bytes.length,
        })),
      }
    : { error: outcome.error };
  const text = Buffer.from(JSON.stringify(heading));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  const bytes = outcome.ok ? outcome.value.renditions.map((one) => one.bytes) : [];
  return [length, text, ...bytes];
}

export function readReport(output: Buffer): Result<ImageReport, string> {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > output.length) throw new Error('the report of an image is cut short');
    at += length;
    return output.subarray(at - length, at);
  };
  const heading = JSON.parse(take(take(LENGTH_BYTES).readUInt32BE()).toString()) as Heading;
  if ('error' in heading) return fail(heading.error);
  const renditions = heading.renditions.map(({ width, height, size }) => ({
    width,
    height,
    bytes: take(size),
  }));
  return ok({ renditions, placeholder: heading.placeholder });
}

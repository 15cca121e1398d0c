import type { Readable } from 'node:stream';
import type { Result } from '@laneway/domain/result';

/** A size of an image, made by us: it holds none of the metadata of the file it was made from. */
export type MadeRendition = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

export type MeasuredImage = {
  /** Narrowest first. */
  readonly renditions: readonly MadeRendition[];
  /** A tiny blurred version as a data URL. */
  readonly placeholder: string;
};

export type MeasuredTracks = {
  readonly kind: 'audio' | 'video';
  readonly durationMs: number;
  readonly codecs: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Null where the machine has nothing to measure it with. */
  readonly loudnessLufs: number | null;
};

/** Looks into files that strangers made. A file at fault gives a text for its uploader. */
export type MediaTools = {
  readonly makeRenditions: (content: Readable) => Promise<Result<MeasuredImage, string>>;
  readonly measureTracks: (
    content: Readable,
    mime: string,
    size: number,
  ) => Promise<Result<MeasuredTracks, string>>;
};

import type { Readable } from 'node:stream';
import type { Result } from '@laneway/domain/result';
import type { ShareCardWords } from '@laneway/domain/sharing/share-card';

/** A rendition of an image, made by us: it contains none of the metadata of the original file. */
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
  /** Null where the machine can't measure it. */
  readonly loudnessLufs: number | null;
};

/** Reads untrusted files. For an invalid file they return a message for its uploader. */
export type MediaTools = {
  readonly makeRenditions: (content: Readable) => Promise<Result<MeasuredImage, string>>;
  readonly measureTracks: (
    content: Readable,
    mime: string,
    size: number,
  ) => Promise<Result<MeasuredTracks, string>>;
  /** The image for previews of links to a guide, as JPEG. The cover is one of our renditions. */
  readonly drawShareCard: (cover: Readable | null, words: ShareCardWords) => Promise<Buffer>;
};

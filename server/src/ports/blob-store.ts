import type { Readable } from 'node:stream';

/** Where an object is. Bucket and key are checked by the domain before they come here. */
export type BlobAddress = { readonly bucket: string; readonly key: string };

export type BlobFacts = { readonly size: number; readonly etag: string };

/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** How a link should be answered, whatever the store knows of the object. */
export type LinkHeaders = { readonly contentType: string; readonly contentDisposition: string };

/** An object that arrives in parts, and the store's own name for it. */
export type PartialBlob = BlobAddress & { readonly handle: string };

/** Every part but the last has this size, which S3 sets as the least. */
export const PART_BYTES = 5 * 1024 * 1024;

/**
 * Takes an object part by part. Parts are numbered from 0. A part that has not arrived whole is kept as a fragment, and
 * sent again as a whole later; a fragment replaces the one before.
 */
export type PartStore = {
  readonly begin: (address: BlobAddress) => Promise<string>;
  /** A whole part, or the last; gives the store's tag for it. */
  readonly putPart: (blob: PartialBlob, index: number, bytes: Buffer) => Promise<string>;
  /**
   * Where a part that was put could still be lost in a power cut: waits until all that were put so far no longer can. Stores
   * whose `putPart` waits for that itself have none.
   */
  readonly sync?: (blob: PartialBlob) => Promise<void>;
  readonly putFragment: (blob: PartialBlob, index: number, bytes: Buffer) => Promise<void>;
  readonly readFragment: (blob: PartialBlob, index: number, size: number) => Promise<Buffer>;
  /** Makes the parts one object. Repeating it after it succeeded does no harm. */
  readonly finish: (blob: PartialBlob, tags: readonly string[], size: number) => Promise<void>;
  readonly abandon: (blob: PartialBlob) => Promise<void>;
};

export type BlobStore = {
  /** `size` is required for a stream: stores on the network want to know it beforehand. */
  readonly put: (
    address: BlobAddress,
    content: Buffer | { readonly stream: Readable; readonly size: number },
  ) => Promise<void>;
  /** Null when there is no such object. */
  readonly look: (address: BlobAddress) => Promise<BlobFacts | null>;
  readonly read: (address: BlobAddress, range?: ByteRange) => Readable;
  readonly copy: (from: BlobAddress, to: BlobAddress) => Promise<void>;
  /** Deleting what is not there is no error. */
  readonly remove: (address: BlobAddress) => Promise<void>;
  /**
   * A link to the object that works without us, for the lifetime or up to a minute less: everyone who asks within that
   * minute may get the same one. Null where the store has no such links.
   */
  readonly link: (
    address: BlobAddress,
    headers: LinkHeaders,
    lifetimeMs: number,
  ) => Promise<string | null>;
  readonly parts: PartStore;
  /** Rejects when the store cannot be used. */
  readonly check: () => Promise<void>;
};

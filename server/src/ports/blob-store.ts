import type { Readable } from 'node:stream';

/** Where an object is. Bucket and key are checked by the domain before they come here. */
export type BlobAddress = { readonly bucket: string; readonly key: string };

export type BlobFacts = { readonly size: number; readonly etag: string };

/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

export type BlobStore = {
  readonly put: (address: BlobAddress, content: Readable | Buffer) => Promise<void>;
  /** Null when there is no such object. */
  readonly look: (address: BlobAddress) => Promise<BlobFacts | null>;
  readonly read: (address: BlobAddress, range?: ByteRange) => Readable;
  /** Rejects when the store cannot be used. */
  readonly check: () => Promise<void>;
};

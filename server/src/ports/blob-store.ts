import type { Readable } from 'node:stream';
import type { ByteRange } from '@laneway/domain/media/byte-range';

/** The location of an object. The domain has already validated bucket and key. */
export type BlobAddress = { readonly bucket: string; readonly key: string };

export type BlobFacts = { readonly size: number; readonly etag: string };

/** The headers of the response to a link, whatever the store knows about the object. */
export type LinkHeaders = { readonly contentType: string; readonly contentDisposition: string };

/** An object that is uploaded in parts, and the store's handle for it. */
export type PartialBlob = BlobAddress & { readonly handle: string };

/** Every part but the last has this size, which is S3's minimum. */
export const PART_BYTES = 5 * 1024 * 1024;

/**
 * Stores an object part by part. Parts are numbered from 0. An incomplete part is stored as a fragment, and sent again
 * as a whole later; a fragment replaces the previous one.
 */
export type PartStore = {
  readonly begin: (address: BlobAddress) => Promise<string>;
  /** A whole part, or the last; returns the store's tag for it. */
  readonly putPart: (blob: PartialBlob, index: number, bytes: Buffer) => Promise<string>;
  /**
   * For stores where a power cut could still lose a part after `putPart`: waits until all parts so far are durable.
   * Stores whose `putPart` waits for that itself don't have it.
   */
  readonly sync?: (blob: PartialBlob) => Promise<void>;
  readonly putFragment: (blob: PartialBlob, index: number, bytes: Buffer) => Promise<void>;
  readonly readFragment: (blob: PartialBlob, index: number, size: number) => Promise<Buffer>;
  /** Joins the parts into one object. It can be repeated after it succeeded. */
  readonly finish: (blob: PartialBlob, tags: readonly string[], size: number) => Promise<void>;
  readonly abandon: (blob: PartialBlob) => Promise<void>;
};

export type BlobStore = {
  /** `size` is required for a stream: stores on the network need it in advance. */
  readonly put: (
    address: BlobAddress,
    content: Buffer | { readonly stream: Readable; readonly size: number },
  ) => Promise<void>;
  /** Null when there is no such object. */
  readonly stat: (address: BlobAddress) => Promise<BlobFacts | null>;
  readonly read: (address: BlobAddress, range?: ByteRange) => Readable;
  readonly copy: (from: BlobAddress, to: BlobAddress) => Promise<void>;
  /** Deleting an object that doesn't exist isn't an error. */
  readonly remove: (address: BlobAddress) => Promise<void>;
  /**
   * A link to the object that works without us, for the lifetime or up to a minute less: all requests within that
   * minute may get the same one. Null if the store doesn't support links.
   */
  readonly link: (
    address: BlobAddress,
    headers: LinkHeaders,
    lifetimeMs: number,
  ) => Promise<string | null>;
  readonly parts: PartStore;
  /** Rejects when the store can't be used. */
  readonly check: () => Promise<void>;
  /** Since when it is known not to answer or to be full; null while it works. */
  readonly downSince?: () => Date | null;
};

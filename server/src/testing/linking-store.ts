import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../platform/process/clock.ts';
import type { BlobAddress, BlobStore, LinkHeaders } from '../ports/blob-store.ts';

export type LinkingStore = {
  readonly blobs: BlobStore;
  /** Every link that was made, with its parameters. */
  readonly links: ReadonlyMap<string, MadeLink>;
  /** The response to anyone who opens a link; null once it has expired. */
  readonly open: (link: string) => Promise<Buffer | null>;
};

type MadeLink = {
  readonly object: BlobAddress;
  readonly headers: LinkHeaders;
  readonly lifetimeMs: number;
  readonly expiresAt: number;
};

/** A store with signed links to its files, as in S3, without a network. */
export function createLinkingStore(store: BlobStore, clock: Clock): LinkingStore {
  const links = new Map<string, MadeLink>();
  const link: BlobStore['link'] = async (object, headers, lifetimeMs) => {
    const made = `https://store.example/${object.bucket}/${object.key}?signature=${randomUUID()}`;
    links.set(made, { object, headers, lifetimeMs, expiresAt: clock().getTime() + lifetimeMs });
    return made;
  };
  return {
    blobs: { ...store, link },
    links,
    open: async (address) => {
      const made = links.get(address);
      if (made === undefined || made.expiresAt <= clock().getTime()) return null;
      return buffer(store.read(made.object));
    },
  };
}

import type { Readable } from 'node:stream';

/** What a scanner says of a file. `timeout`: it could not look at all of it, be it for its size or for the time it took. */
export type ScanVerdict =
  | { readonly state: 'clean' | 'timeout' }
  | { readonly state: 'infected'; readonly signature: string };

export type VirusScanner = {
  /** Rejects when the scanner can't be reached or fails. */
  readonly scan: (content: Readable) => Promise<ScanVerdict>;
  readonly check: () => Promise<void>;
};

import type { Readable } from 'node:stream';

/** The result of a scan. `timeout`: it couldn't scan the whole file, because of its size or the time it took. */
export type ScanVerdict =
  | { readonly state: 'clean' | 'timeout' }
  | { readonly state: 'infected'; readonly signature: string };

export type VirusScanner = {
  /** Rejects when the scanner can't be reached or fails. */
  readonly scan: (content: Readable) => Promise<ScanVerdict>;
  readonly check: () => Promise<void>;
  /** Since when it is known not to answer; null while it does. */
  readonly downSince?: () => Date | null;
};

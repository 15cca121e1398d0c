import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { BlobStore } from '../../ports/blob-store.ts';

export type ReviewDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly blobs: BlobStore;
  readonly buckets: { readonly production: string };
  /** Without a scanner, files that were never scanned may be published. */
  readonly hasScanner: boolean;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
};

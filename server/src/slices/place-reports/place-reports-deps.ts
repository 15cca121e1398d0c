import type { Database } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { MediaTools } from '../../ports/media-tools.ts';
import type { VirusScanner } from '../../ports/virus-scanner.ts';

export type PlaceReportsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  readonly blobs: BlobStore;
  readonly buckets: { readonly quarantine: string };
  /** Null where none is configured. */
  readonly scanner: VirusScanner | null;
  readonly tools: Pick<MediaTools, 'makeRenditions'>;
};

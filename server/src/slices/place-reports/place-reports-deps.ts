import type { Database } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import type { MakePhoto } from '../../platform/media/make-photo.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { BlobStore } from '../../ports/blob-store.ts';

export type PlaceReportsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  readonly blobs: BlobStore;
  readonly buckets: { readonly quarantine: string };
  readonly makePhoto: MakePhoto;
};

import type { Database } from '../../platform/database/database.ts';
import type { MapArchive } from '../../platform/pmtiles/map-archive.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { FileDigests } from '../media/public/packed-files.ts';

export type OfflineDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly digests: FileDigests;
  readonly tiles: { readonly url: string; readonly offline: boolean };
  /** The operator's map file; null where tiles come from elsewhere. */
  readonly mapArchive: MapArchive | null;
};

import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

export type AuthoringDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Null without a configured geocoder. */
  readonly geocoder: Geocoder | null;
  readonly log: Logger;
  readonly publicUrl: string;
};

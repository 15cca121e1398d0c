import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

export type AuthoringDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Null where the operator has set none. */
  readonly geocoder: Geocoder | null;
  readonly log: Logger;
  readonly publicUrl: string;
};

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';

export type MessagesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** The operator. */
  readonly operatorEmail: string;
};

import type { Database } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import type { Clock } from '../../platform/process/clock.ts';

export type MessagesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** The recipient of the messages. */
  readonly operatorEmail: string;
};

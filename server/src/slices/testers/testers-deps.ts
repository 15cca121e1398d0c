import type { Database } from '../../platform/database/database.ts';
import type { SessionJar } from '../../platform/http/cookies.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import type { Clock } from '../../platform/process/clock.ts';

export type TestersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly jar: SessionJar;
  readonly secret: string;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  readonly hasScanner: boolean;
};

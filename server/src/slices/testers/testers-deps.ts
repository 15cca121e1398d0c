import type { Clock } from '../../platform/clock.ts';
import type { SessionJar } from '../../platform/cookies.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';

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

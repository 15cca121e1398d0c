import type { Database } from '../../platform/database/database.ts';
import type { SessionJar } from '../../platform/http/cookies.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { PersonalData } from '../../platform/slice.ts';
import type { Passwords } from './passwords.ts';

export type AccountsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** The key for hashing tokens. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly jar: SessionJar;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  /** The personal data of the other slices. */
  readonly personalData: readonly PersonalData[];
};

/** The tokens in a request's cookies; null if missing. */
export type PresentedTokens = { readonly access: string | null; readonly refresh: string | null };

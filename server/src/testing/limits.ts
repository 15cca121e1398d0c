import type { RateLimitName } from '@laneway/contract/rate-limits';
import { createRateLimits } from '../platform/http/rate-limiter.ts';
import { SESSION_SECRET, type TestApp } from './test-app.ts';

/** Counts this many uses towards an application's rate limit, without the work that it limits. */
export async function useLimit(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  name: RateLimitName,
  subject: string | number,
  times: number,
): Promise<void> {
  const limits = createRateLimits({ db, clock: deps.clock, secret: SESSION_SECRET });
  for (let n = 0; n < times; n += 1) await limits.take(name, subject);
}

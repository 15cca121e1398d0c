import type { RateLimitName } from '@laneway/contract/rate-limits';
import { createRateLimits } from '../platform/rate-limits.ts';
import { SESSION_SECRET, type TestApp } from './test-app.ts';

/** Uses a limit of an application this many times, without the work it stands for. */
export async function useLimit(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  name: RateLimitName,
  subject: string | number,
  times: number,
): Promise<void> {
  const limits = createRateLimits({ db, clock: deps.clock, secret: SESSION_SECRET });
  for (let n = 0; n < times; n += 1) await limits.take(name, subject);
}

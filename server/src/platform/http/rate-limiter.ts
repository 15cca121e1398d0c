import { createHmac } from 'node:crypto';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@laneway/contract/rate-limits';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../database/database.ts';
import type { Clock } from '../process/clock.ts';
import type { RetryableRefusal } from './problems.ts';

export type RateLimits = {
  /** Counts one more, or refuses when the limit is reached. All processes share the counters. */
  readonly take: (name: RateLimitName, subject: string | number) => Promise<Result<null, Refusal>>;
  /** Subtracts one that shouldn't have counted, such as a login that succeeded. */
  readonly giveBack: (name: RateLimitName, subject: string | number) => Promise<void>;
  readonly clear: (name: RateLimitName, subject: string | number) => Promise<void>;
};

/** A time that is further away than the limit is of a clock that was ahead, and would keep someone out for as long. */
const TAKE = statement<{ hits: number; resets_at: Date }>(
  'rate_limits.take',
  `INSERT INTO rate_counters AS counter (key, hits, resets_at) VALUES ($1, 1, $3)
   ON CONFLICT (key) DO UPDATE SET
     hits = CASE WHEN counter.resets_at <= $2 THEN 1 ELSE least(counter.hits, $4) + 1 END,
     resets_at = CASE WHEN counter.resets_at <= $2 THEN $3 ELSE least(counter.resets_at, $3) END
   RETURNING hits, resets_at`,
);
const GIVE_BACK = statement<never>(
  'rate_limits.give_back',
  'UPDATE rate_counters SET hits = greatest(hits - 1, 0) WHERE key = $1 AND resets_at > $2',
);
const CLEAR = statement<never>('rate_limits.clear', 'DELETE FROM rate_counters WHERE key = $1');

/**
 * For this long a refusal is repeated without reading the counter, so that a flood of refused calls costs no
 * statements.
 */
const REFUSED_MS = 1_000;
/** Beyond this number, the counter is read again. */
const MAX_REFUSED = 10_000;

export function createRateLimits(options: {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly secret: string;
  readonly onRefused?: (name: RateLimitName) => void;
}): RateLimits {
  const { db, clock, secret, onRefused } = options;
  const keyOf = (name: RateLimitName, subject: string | number) =>
    createHmac('sha256', secret).update(`${name} ${subject}`).digest();
  const refused = new Map<string, { readonly at: Date; readonly resetsAt: Date }>();

  const findRefused = (id: string, now: Date): Date | null => {
    const found = refused.get(id);
    if (found === undefined) return null;
    const age = now.getTime() - found.at.getTime();
    if (age >= 0 && age < REFUSED_MS && now < found.resetsAt) return found.resetsAt;
    refused.delete(id);
    return null;
  };

  const refuse = (name: RateLimitName, resetsAt: Date, now: Date) => {
    onRefused?.(name);
    return fail(tooMany(resetsAt, now));
  };

  return {
    take: async (name, subject) => {
      const { max, seconds }: RateLimit = RATE_LIMITS[name];
      const now = clock();
      const id = `${name} ${subject}`;
      const stillRefused = findRefused(id, now);
      if (stillRefused !== null) return refuse(name, stillRefused, now);
      const resetsAt = new Date(now.getTime() + seconds * 1_000);
      const [row] = await db.query(TAKE, [keyOf(name, subject), now, resetsAt, max]);
      if (row === undefined || row.hits <= max) return ok(null);
      if (refused.size >= MAX_REFUSED) refused.clear();
      refused.set(id, { at: now, resetsAt: row.resets_at });
      return refuse(name, row.resets_at, now);
    },
    giveBack: async (name, subject) => {
      refused.delete(`${name} ${subject}`);
      await db.query(GIVE_BACK, [keyOf(name, subject), clock()]);
    },
    clear: async (name, subject) => {
      refused.delete(`${name} ${subject}`);
      await db.query(CLEAR, [keyOf(name, subject)]);
    },
  };
}

function tooMany(resetsAt: Date, now: Date): RetryableRefusal {
  const seconds = (resetsAt.getTime() - now.getTime()) / 1_000;
  const retryAfterS = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfterS / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    ...refusal('too_many_requests', `Too many attempts. Please try again in ${wait}.`),
    retryAfterS,
  };
}

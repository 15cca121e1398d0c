import { createHmac } from 'node:crypto';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Clock } from './clock.ts';
import { type Queryable, statement } from './database.ts';
import type { RetryableRefusal } from './problems.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Limit = { readonly most: number; readonly seconds: number };

/**
 * How often anything may be done. What is counted by address leaves room for an office or a school behind one address;
 * what is counted by account stops guessing wherever it comes from.
 */
export const RATE_LIMITS = {
  unsafe_calls_from_address: { most: 1_200, seconds: MINUTE },
  unsafe_calls_of_person: { most: 300, seconds: MINUTE },

  // Logins that succeed are given back, so these three count failures.
  logins_from_address: { most: 100, seconds: MINUTE },
  logins_to_account_from_address: { most: 30, seconds: 15 * MINUTE },
  // High, because a stranger who reaches it keeps the owner waiting too, in a browser that is new to them.
  logins_to_account: { most: 100, seconds: HOUR },
  /** Instead of these three, in a browser in which the account was logged in to before: no stranger uses it up. */
  logins_with_known_device: { most: 10, seconds: 15 * MINUTE },
  /** The password asked again of a person who is signed in. */
  password_checks_of_person: { most: 10, seconds: 15 * MINUTE },

  sign_ups_from_address: { most: 100, seconds: 10 * MINUTE },
  // How many links one account is sent is limited where they are sent, where nobody can tell.
  link_requests_from_address: { most: 300, seconds: 10 * MINUTE },

  // They go to an address that may be somebody else's.
  confirmations_of_person: { most: 3, seconds: HOUR },

  messages_of_person: { most: 5, seconds: HOUR },
  exports_of_person: { most: 20, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export type RateLimits = {
  /** Counts one more, or refuses when the limit is reached; all processes count together. */
  readonly take: (name: RateLimitName, subject: string | number) => Promise<Result<null, Refusal>>;
  /** For what turned out not to need a limit. */
  readonly giveBack: (name: RateLimitName, subject: string | number) => Promise<void>;
  readonly clear: (name: RateLimitName, subject: string | number) => Promise<void>;
};

const TAKE = statement<{ hits: number; resets_at: Date }>(
  'rate_limits.take',
  `INSERT INTO rate_counters AS counter (key, hits, resets_at) VALUES ($1, 1, $3)
   ON CONFLICT (key) DO UPDATE SET
     hits = CASE WHEN counter.resets_at <= $2 THEN 1 ELSE least(counter.hits, $4) + 1 END,
     resets_at = CASE WHEN counter.resets_at <= $2 THEN $3 ELSE counter.resets_at END
   RETURNING hits, resets_at`,
);
const GIVE_BACK = statement<never>(
  'rate_limits.give_back',
  'UPDATE rate_counters SET hits = greatest(hits - 1, 0) WHERE key = $1 AND resets_at > $2',
);
const CLEAR = statement<never>('rate_limits.clear', 'DELETE FROM rate_counters WHERE key = $1');

export function createRateLimits(options: {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly secret: string;
}): RateLimits {
  const { db, clock, secret } = options;
  const keyOf = (name: RateLimitName, subject: string | number) =>
    createHmac('sha256', secret).update(`${name} ${subject}`).digest();

  return {
    take: async (name, subject) => {
      const { most, seconds } = RATE_LIMITS[name];
      const now = clock();
      const resetsAt = new Date(now.getTime() + seconds * 1_000);
      const [row] = await db.query(TAKE, [keyOf(name, subject), now, resetsAt, most]);
      if (row === undefined || row.hits <= most) return ok(null);
      return fail(tooMany((row.resets_at.getTime() - now.getTime()) / 1_000));
    },
    giveBack: async (name, subject) => {
      await db.query(GIVE_BACK, [keyOf(name, subject), clock()]);
    },
    clear: async (name, subject) => {
      await db.query(CLEAR, [keyOf(name, subject)]);
    },
  };
}

function tooMany(seconds: number): RetryableRefusal {
  const retryAfterS = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfterS / MINUTE);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    ...refusal('too_many_requests', `Too many attempts. Please try again in ${wait}.`),
    retryAfterS,
  };
}

import type { Call } from '@laneway/contract/calls';
import {
  GENERAL_ALLOWANCE,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
} from '@laneway/contract/rate-limits';
import type { Refusal } from '@laneway/domain/refusal';
import type { RateLimits } from './rate-limits.ts';

/** Counts one call of an address or a person; says why when that is one too many. */
type CountCall = (subject: string | number) => Promise<Refusal | null>;

type CallLimits = { readonly perAddress: CountCall; readonly perPerson: CountCall };

/** What a call counts towards before its body is read, so that a flood of invalid requests is refused cheaply. */
export function allowanceOf(call: Call, isUnsafe: boolean, limits: RateLimits): CallLimits {
  const general = isUnsafe && call.readOnly !== true ? GENERAL_ALLOWANCE : [];
  return countersOf(call.allowance ?? general, limits);
}

/** The call's own limits. They are counted once its input is known to be valid, and not for a replayed reply. */
export function limitsOf(call: Call, limits: RateLimits): CallLimits {
  return countersOf(call.limits ?? [], limits);
}

function countersOf(names: readonly RateLimitName[], limits: RateLimits): CallLimits {
  const counting = (per: RateLimit['per']): CountCall => {
    const counted = names.filter((name) => (RATE_LIMITS[name] as RateLimit).per === per);
    return async (subject) => {
      for (const name of counted) {
        const taken = await limits.take(name, subject);
        if (!taken.ok) return taken.error;
      }
      return null;
    };
  };
  return { perAddress: counting('address'), perPerson: counting('person') };
}

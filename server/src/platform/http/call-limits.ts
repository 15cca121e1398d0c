import type { Call } from '@laneway/contract/calls';
import {
  GENERAL_ALLOWANCE,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
} from '@laneway/contract/rate-limits';
import type { Refusal } from '@laneway/domain/refusal';
import { ok } from '@laneway/domain/result';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { addressGroup } from './network-address.ts';
import type { RateLimits } from './rate-limiter.ts';

/** Counts one call of an address or a person; a refusal when that is one too many. */
type CallLimits = {
  readonly perAddress: (ip: string) => Promise<Refusal | null> | null;
  readonly perPerson: (userId: number) => Promise<Refusal | null> | null;
};

/** The limits counted before the body is read, so that a flood of invalid requests is refused cheaply. */
export function allowanceOf(call: Call, isUnsafe: boolean, limits: RateLimits): CallLimits {
  const general = isUnsafe && call.readOnly !== true ? GENERAL_ALLOWANCE : [];
  return countersOf(call.allowance ?? general, limits);
}

/** The call's own limits. They are counted once its input is known to be valid, and not for a replayed reply. */
export function limitsOf(call: Call, limits: RateLimits): CallLimits {
  return countersOf(call.limits ?? [], call.readOnly === true ? countingWhileUp(limits) : limits);
}

/** Limits what is read. That spares the database, so nothing is refused because the database is down. */
function countingWhileUp(limits: RateLimits): Pick<RateLimits, 'take'> {
  return {
    take: (name, subject) =>
      limits.take(name, subject).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailableError) return ok(null);
        throw error;
      }),
  };
}

function countersOf(names: readonly RateLimitName[], limits: Pick<RateLimits, 'take'>): CallLimits {
  const count = async (
    counted: readonly RateLimitName[],
    subject: string | number,
  ): Promise<Refusal | null> => {
    for (const name of counted) {
      const taken = await limits.take(name, subject);
      if (!taken.ok) return taken.error;
    }
    return null;
  };
  const ofKind = (per: RateLimit['per']) =>
    names.filter((name) => (RATE_LIMITS[name] as RateLimit).per === per);
  const [byAddress, byPerson] = [ofKind('address'), ofKind('person')];
  return {
    perAddress: (ip) => (byAddress.length === 0 ? null : count(byAddress, addressGroup(ip))),
    perPerson: (userId) => (byPerson.length === 0 ? null : count(byPerson, userId)),
  };
}

import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';

export type LoginAttempt = {
  readonly address: string;
  readonly email: string;
  /** The device's hash, if someone has logged in to this account on it. */
  readonly knownDevice: Buffer | null;
};

/**
 * The counters from narrow to wide: an attempt that is refused for its address doesn't count against the account. A
 * known device is counted separately, so that someone who guesses from elsewhere can't lock the owner out.
 */
function countersOf({ address, email, knownDevice }: LoginAttempt) {
  if (knownDevice !== null) {
    return [['logins_with_known_device', `${knownDevice.toString('base64url')} ${email}`]] as const;
  }
  return [
    ['logins_from_address', address],
    ['logins_to_account_from_address', `${address} ${email}`],
    ['logins_to_account', email],
  ] as const;
}

/** Counts the attempt before any work is done for it, so that a flood of attempts costs little. */
export async function countLoginAttempt(
  limits: RateLimits,
  attempt: LoginAttempt,
): Promise<Result<null, Refusal>> {
  for (const [name, subject] of countersOf(attempt)) {
    const taken = await limits.take(name, subject);
    if (!taken.ok) return taken;
  }
  return ok(null);
}

/** After a successful login: only failures count, or a busy office would lock itself out. */
export async function uncountLoginAttempt(
  limits: RateLimits,
  attempt: LoginAttempt,
): Promise<void> {
  for (const [name, subject] of countersOf(attempt)) await limits.giveBack(name, subject);
}

/** After a password reset: someone who forgot the old password may have used up their attempts. */
export async function forgetLoginFailures(
  limits: RateLimits,
  { address, email }: Pick<LoginAttempt, 'address' | 'email'>,
): Promise<void> {
  await limits.clear('logins_to_account_from_address', `${address} ${email}`);
  await limits.clear('logins_to_account', email);
}

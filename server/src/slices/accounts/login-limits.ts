import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { RateLimits } from '../../platform/rate-limits.ts';

export type LoginAttempt = {
  readonly address: string;
  readonly email: string;
  /** What the database knows the device by, if somebody has logged in to this account with it. */
  readonly knownDevice: Buffer | null;
};

/**
 * From the narrowest to the widest: what one address is refused does not count against the account. A device that the
 * account knows is counted by itself, so that whoever guesses from elsewhere does not lock the owner out.
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

/** Counts the attempt before any work is done for it, so that a flood of them costs next to nothing. */
export async function takeLoginAttempt(
  limits: RateLimits,
  attempt: LoginAttempt,
): Promise<Result<null, Refusal>> {
  for (const [name, subject] of countersOf(attempt)) {
    const taken = await limits.take(name, subject);
    if (!taken.ok) return taken;
  }
  return ok(null);
}

/** After a login that succeeded: only failures count, or a busy office would lock itself out. */
export async function giveBackLoginAttempt(
  limits: RateLimits,
  attempt: LoginAttempt,
): Promise<void> {
  for (const [name, subject] of countersOf(attempt)) await limits.giveBack(name, subject);
}

/** After a new password: whoever forgot the old one has tried it often enough to be kept out. */
export async function forgetLoginFailures(
  limits: RateLimits,
  { address, email }: Pick<LoginAttempt, 'address' | 'email'>,
): Promise<void> {
  await limits.clear('logins_to_account_from_address', `${address} ${email}`);
  await limits.clear('logins_to_account', email);
}

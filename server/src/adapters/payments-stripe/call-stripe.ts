import { fail, ok, type Result } from '@laneway/domain/result';
import Stripe from 'stripe';
import type { ProviderError } from '../../ports/payments.ts';

/** A refusal that Stripe's SDK doesn't throw by itself. */
export class Refused extends Error {}

/** Stripe understood the request and turned it down, so a retry fails the same way. */
const REFUSALS = [
  Refused,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeIdempotencyError,
];

/** Calls Stripe and tells a refusal, which is final, from any other error, which may pass. */
export async function callStripe<T>(ask: () => Promise<T>): Promise<Result<T, ProviderError>> {
  try {
    return ok(await ask());
  } catch (error) {
    const isRefusal = REFUSALS.some((refusal) => error instanceof refusal);
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ kind: isRefusal ? 'refused' : 'no_answer', reason: withoutAddresses(reason) });
  }
}

/** Stripe quotes an email address that it rejects, but reasons are logged and shown to admins. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/(?<![^\s@:'"<>])[^\s@:'"<>]+@[^\s@'"<>]+/g, '…');
}

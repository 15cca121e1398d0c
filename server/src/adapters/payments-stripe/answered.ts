import { fail, ok, type Result } from '@laneway/domain/result';
import Stripe from 'stripe';
import type { ProviderError } from '../../ports/payments.ts';

/** A no that Stripe did not say by an error. */
export class Refused extends Error {}

/** Stripe read the request and turned it down. A repeated key with other parameters is among them: it stays so. */
const NOS = [
  Refused,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeIdempotencyError,
];

/** Tells a no from a silence: what Stripe refuses it will refuse again, all else may be asked later. */
export async function answered<T>(ask: () => Promise<T>): Promise<Result<T, ProviderError>> {
  try {
    return ok(await ask());
  } catch (error) {
    const isNo = NOS.some((no) => error instanceof no);
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ kind: isNo ? 'refused' : 'no_answer', reason: withoutAddresses(reason) });
  }
}

/** Stripe quotes the buyer's e-mail address when it does not like it; reasons are logged and shown to admins. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s@:'"<>]+@[^\s@'"<>]+/g, '…');
}

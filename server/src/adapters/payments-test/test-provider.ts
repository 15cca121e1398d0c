import type { Payments } from '../../ports/payments.ts';
import type { CallWebhook, TestCheckouts } from '../../ports/test-checkout.ts';
import { createTestPayments, type TestPaymentsOptions } from './payments-test.ts';
import { createTestCheckouts } from './test-checkouts.ts';

/** The whole test provider: the API that we call and the checkout that buyers use. */
export function createTestProvider(
  options: TestPaymentsOptions,
  callWebhook: CallWebhook,
): { readonly payments: Payments; readonly testCheckouts: TestCheckouts } {
  return {
    payments: createTestPayments(options),
    testCheckouts: createTestCheckouts(options, callWebhook),
  };
}

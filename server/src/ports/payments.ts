import type { Cents } from '@laneway/domain/money';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';

export type CheckoutToOpen = {
  /** Also the provider's idempotency key, so an order has one checkout page however often it is opened. */
  readonly orderId: string;
  readonly title: string;
  readonly amountCents: Cents;
  readonly buyerEmail: string;
  readonly expiresAt: Date;
  /** The URLs after paying, and after cancelling. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

export type OpenCheckout = { readonly session: string; readonly url: string };

/** Money received, as the provider counts it. */
export type Payment = {
  readonly id: string;
  readonly amountCents: Cents;
  /** ISO 4217, in capitals. */
  readonly currency: string;
};

/** The state of a checkout at the provider. */
export type CheckoutState =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'paid'; readonly payment: Payment; readonly returnedCents: Cents };

/** Something that happened to an order at the provider. */
export type PaymentEvent =
  | { readonly kind: 'payment_succeeded'; readonly payment: Payment }
  | { readonly kind: 'payment_declined'; readonly reason: string }
  | { readonly kind: 'checkout_cancelled' }
  | { readonly kind: 'checkout_expired' }
  /** The total refunded so far. */
  | { readonly kind: 'refund_issued'; readonly returnedCents: Cents };

export type WebhookEvent = {
  /** Every delivery of an event has the same id. */
  readonly eventId: string;
  readonly orderId: string;
  readonly event: PaymentEvent;
};

/** Either the provider refused and a retry would fail too, or it didn't respond and a retry may work. */
export type ProviderError =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'no_answer'; readonly reason: string };

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Takes money for orders. Every call may be repeated: its effect happens once. */
export type Payments = {
  readonly name: 'stripe' | 'test';
  /** Since when the provider is known not to answer; null while it does. Missing for the test provider. */
  readonly downSince?: () => Date | null;
  readonly openCheckout: (checkout: CheckoutToOpen) => Promise<Result<OpenCheckout, ProviderError>>;
  readonly findCheckout: (session: string) => Promise<Result<CheckoutState, ProviderError>>;
  /** Stops taking payment on that page; returns the state afterwards. */
  readonly closeCheckout: (session: string) => Promise<Result<CheckoutState, ProviderError>>;
  /** Refunds the whole payment. */
  readonly refund: (order: {
    readonly orderId: string;
    readonly paymentId: string;
  }) => Promise<Result<{ readonly returnedCents: Cents }, ProviderError>>;
  /**
   * Parses a webhook event from the bytes that the provider signed. Refuses what it did not sign; null is a genuine
   * event that isn't about an order.
   */
  readonly parseWebhook: (
    headers: Headers,
    body: Buffer,
    now: Date,
  ) => Result<WebhookEvent | null, Refusal>;
};

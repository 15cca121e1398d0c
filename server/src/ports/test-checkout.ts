import type { Cents } from '@laneway/domain/money';

export type TestCheckout = {
  readonly orderId: string;
  readonly title: string;
  readonly amountCents: Cents;
  readonly status: 'open' | 'paid' | 'cancelled' | 'expired';
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

/** The actions of a buyer on the test provider's checkout page. */
export type TestCheckoutAct = 'pay' | 'cancel' | 'decline';

/** The checkout of the built-in test provider, present only where no real provider is set up. */
export type TestCheckouts = {
  readonly find: (orderId: string) => Promise<TestCheckout | null>;
  /** Acts if the checkout is still open and returns its state afterwards; null when there is none. */
  readonly act: (orderId: string, act: TestCheckoutAct) => Promise<TestCheckout | null>;
  /** Sends undelivered events to our own webhook, as a provider would. */
  readonly deliverEvents: () => Promise<void>;
};

/** Calls the webhook and returns its status. */
export type CallWebhook = (
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>;

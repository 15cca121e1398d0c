import type { Cents } from '@laneway/domain/money';

export type TestCheckout = {
  readonly orderId: string;
  readonly title: string;
  readonly amountCents: Cents;
  readonly status: 'open' | 'paid' | 'cancelled' | 'expired';
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

/** What a buyer can do at the counter of the test provider. */
export type TestCheckoutAct = 'pay' | 'cancel' | 'decline';

/** The counter of the built-in test provider: there only while no real provider takes the money. */
export type TestCheckouts = {
  readonly find: (orderId: string) => Promise<TestCheckout | null>;
  /** Does it if the checkout is still open, and says how it stands afterwards; null when there is none. */
  readonly act: (orderId: string, act: TestCheckoutAct) => Promise<TestCheckout | null>;
  /** Brings what was not heard yet to our own webhook, as a provider would. */
  readonly deliverReports: () => Promise<void>;
};

/** Calls the webhook; answers with its status. */
export type CallWebhook = (
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>;

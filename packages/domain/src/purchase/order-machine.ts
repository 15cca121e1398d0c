import { advance, type EventTable, type Move, NEVER, STAY } from '../event-table.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';

/**
 * The life of an order:
 * created        written, before the payment provider hears of it
 * checkout_open  the provider has a page for it and waits for the buyer
 * paid           the money has come, the guide has not been handed over yet
 * fulfilled      the guide was handed over
 * cancelled      the buyer turned back
 * expired        the provider's page closed unpaid
 * failed         the provider would not open a page
 * refunded       the money went back
 */
export const ORDER_STATES = [
  'created',
  'checkout_open',
  'paid',
  'fulfilled',
  'cancelled',
  'expired',
  'failed',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** What the provider, the buyer and we ourselves report, once or many times, early or late. */
export const ORDER_EVENTS = [
  'checkout_opened',
  'checkout_failed',
  'checkout_cancelled',
  'checkout_expired',
  'payment_succeeded',
  'handed_over',
  'refund_issued',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

const STEPS: EventTable<OrderState, OrderEvent> = {
  created: {
    checkout_opened: 'checkout_open',
    checkout_failed: 'failed',
    checkout_cancelled: 'cancelled',
    checkout_expired: 'expired',
    // The provider's report can overtake our own note that its page is open.
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  checkout_open: {
    checkout_opened: STAY,
    // A repeated attempt to open failed; the page that is open already still takes payment.
    checkout_failed: STAY,
    checkout_cancelled: 'cancelled',
    checkout_expired: 'expired',
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  // Once money has come, no report about the checkout page undoes it.
  paid: {
    checkout_opened: STAY,
    checkout_failed: STAY,
    checkout_cancelled: STAY,
    checkout_expired: STAY,
    payment_succeeded: STAY,
    handed_over: 'fulfilled',
    refund_issued: 'refunded',
  },
  fulfilled: {
    checkout_opened: STAY,
    checkout_failed: STAY,
    checkout_cancelled: STAY,
    checkout_expired: STAY,
    payment_succeeded: STAY,
    handed_over: STAY,
    refund_issued: 'refunded',
  },
  // A late payment is honoured: whoever paid gets the guide, whatever was clicked before.
  cancelled: {
    checkout_opened: STAY,
    checkout_failed: STAY,
    checkout_cancelled: STAY,
    checkout_expired: STAY,
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  expired: {
    checkout_opened: STAY,
    checkout_failed: STAY,
    checkout_cancelled: STAY,
    checkout_expired: STAY,
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  failed: {
    // Our call timed out, but the provider had opened the page: the sweep finds it.
    checkout_opened: 'checkout_open',
    checkout_failed: STAY,
    checkout_cancelled: 'cancelled',
    checkout_expired: 'expired',
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  // The end: a hand-over that lost the race against the refund must not happen after all.
  refunded: {
    checkout_opened: STAY,
    checkout_failed: STAY,
    checkout_cancelled: STAY,
    checkout_expired: STAY,
    payment_succeeded: STAY,
    handed_over: STAY,
    refund_issued: STAY,
  },
};

/** The order's state after a report; see {@link advance} for what is promised. */
export function advanceOrder(
  state: OrderState,
  event: OrderEvent,
): Result<Move<OrderState>, Refusal> {
  return advance(STEPS, state, event);
}

type OrderFacts = {
  /** Nothing more is expected: the screen that waits for the order may go on. */
  readonly settled: boolean;
  /** The provider's answer may be news to us, so the sweep asks. */
  readonly swept: boolean;
};

const FACTS: Readonly<Record<OrderState, OrderFacts>> = {
  created: { settled: false, swept: true },
  checkout_open: { settled: false, swept: true },
  paid: { settled: false, swept: true },
  fulfilled: { settled: true, swept: false },
  cancelled: { settled: true, swept: false },
  expired: { settled: true, swept: false },
  failed: { settled: true, swept: true },
  refunded: { settled: true, swept: false },
};

export function isSettled(state: OrderState): boolean {
  return FACTS[state].settled;
}

/** The states of the orders about which the sweep asks the provider, or which it hands over. */
export const SWEPT_ORDER_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => FACTS[state].swept,
);

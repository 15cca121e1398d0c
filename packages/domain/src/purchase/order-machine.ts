import { advance, type EventTable, type Move, NEVER, STAY } from '../event-table.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';

/**
 * The states of an order:
 * created        stored, before the payment provider is called
 * checkout_open  the provider has a page for it and waits for the buyer
 * paid           paid, but the guide is not delivered yet
 * fulfilled      the guide was delivered
 * cancelled      the buyer cancelled
 * expired        the provider's page closed unpaid
 * failed         the provider refused to open a page
 * refunded       the payment was refunded
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

/** Events from the provider, the buyer and ourselves; each may arrive once or many times, early or late. */
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
    // The provider's webhook can arrive before we have stored that its page is open.
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  checkout_open: {
    checkout_opened: STAY,
    // A repeated attempt to open it failed; the page that is already open still takes payment.
    checkout_failed: STAY,
    checkout_cancelled: 'cancelled',
    checkout_expired: 'expired',
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  // Once it is paid, no event about the checkout page undoes that.
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
  // A late payment is honoured: anyone who paid gets the guide, whatever they clicked before.
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
    // Our request timed out, but the provider had opened the page: the sweep finds it.
    checkout_opened: 'checkout_open',
    checkout_failed: STAY,
    checkout_cancelled: 'cancelled',
    checkout_expired: 'expired',
    payment_succeeded: 'paid',
    handed_over: NEVER,
    refund_issued: NEVER,
  },
  // Final: a delivery that lost the race against the refund must not happen any more.
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

/** The order's state after an event; see {@link advance} for its guarantees. */
export function advanceOrder(
  state: OrderState,
  event: OrderEvent,
): Result<Move<OrderState>, Refusal> {
  return advance(STEPS, state, event);
}

type OrderFacts = {
  /** Nothing more is expected: a screen that waits for the order can continue. */
  readonly settled: boolean;
  /** The provider may know more than we do, so the sweep checks. */
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

/** The states of the orders that the sweep checks with the provider, or delivers. */
export const SWEPT_ORDER_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => FACTS[state].swept,
);

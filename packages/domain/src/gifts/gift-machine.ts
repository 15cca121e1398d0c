import { advance, type EventTable, type Move, NEVER, STAY } from '../event-table.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';

/**
 * The life of a gift once its form was accepted:
 * awaiting_payment     the giver is on the payment provider's site
 * granted              paid; the friend has an account and owns the guide
 * awaiting_activation  paid; the friend owns the guide through a temporary login
 * claimed              the friend finished the account
 * undeliverable        paid, but the friend came to own the guide meanwhile: money goes back
 * abandoned            the giver left without paying
 * refunded             the money went back
 */
export const GIFT_STATES = [
  'awaiting_payment',
  'granted',
  'awaiting_activation',
  'claimed',
  'undeliverable',
  'abandoned',
  'refunded',
] as const;

export type GiftState = (typeof GIFT_STATES)[number];

/** Payment is reported together with what is known of the friend at that moment. */
export const GIFT_EVENTS = [
  'paid_for_member',
  'paid_for_newcomer',
  'paid_for_owner',
  'checkout_closed',
  'activated',
  'refunded',
] as const;

export type GiftEvent = (typeof GIFT_EVENTS)[number];

const AFTER_PAYMENT = {
  paid_for_member: STAY,
  paid_for_newcomer: STAY,
  paid_for_owner: STAY,
  checkout_closed: STAY,
  refunded: 'refunded',
} as const;

const STEPS: EventTable<GiftState, GiftEvent> = {
  awaiting_payment: {
    paid_for_member: 'granted',
    paid_for_newcomer: 'awaiting_activation',
    paid_for_owner: 'undeliverable',
    checkout_closed: 'abandoned',
    activated: NEVER,
    refunded: NEVER,
  },
  // Payment after the giver had turned back is honoured like any other.
  abandoned: {
    paid_for_member: 'granted',
    paid_for_newcomer: 'awaiting_activation',
    paid_for_owner: 'undeliverable',
    checkout_closed: STAY,
    activated: NEVER,
    refunded: NEVER,
  },
  granted: { ...AFTER_PAYMENT, activated: STAY },
  awaiting_activation: { ...AFTER_PAYMENT, activated: 'claimed' },
  claimed: { ...AFTER_PAYMENT, activated: STAY },
  undeliverable: { ...AFTER_PAYMENT, activated: STAY },
  // The temporary login may still be finished; the guide is gone with the money.
  refunded: { ...AFTER_PAYMENT, activated: STAY, refunded: STAY },
};

/** The gift's state after a report; see {@link advance} for what is promised. */
export function advanceGift(state: GiftState, event: GiftEvent): Result<Move<GiftState>, Refusal> {
  return advance(STEPS, state, event);
}

/** What is owed, once, on entering a state. */
export type GiftDuty =
  | 'grant_and_tell_friend'
  | 'make_login_and_send_activation'
  | 'refund_and_tell_giver'
  | 'revoke';

const DUTIES: Readonly<Record<GiftState, GiftDuty | null>> = {
  awaiting_payment: null,
  granted: 'grant_and_tell_friend',
  awaiting_activation: 'make_login_and_send_activation',
  claimed: null,
  undeliverable: 'refund_and_tell_giver',
  abandoned: null,
  refunded: 'revoke',
};

export function dutyOnEntering(state: GiftState): GiftDuty | null {
  return DUTIES[state];
}

/** The report that a payment makes, by what is known of the friend. */
export function paymentEvent(friend: {
  readonly hasAccount: boolean;
  readonly ownsGuide: boolean;
}): GiftEvent {
  if (friend.ownsGuide) return 'paid_for_owner';
  return friend.hasAccount ? 'paid_for_member' : 'paid_for_newcomer';
}

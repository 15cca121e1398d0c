import { advance, type EventTable, type Move, NEVER, STAY } from '../event-table.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';

/**
 * The states of a gift once its form was accepted:
 * awaiting_payment     the giver is on the payment provider's site
 * granted              paid; the friend has verified the email and owns the guide
 * awaiting_activation  paid; nobody owns the guide until someone verifies the email, by the link in it or otherwise
 * claimed              the friend has verified the email and owns the guide
 * undeliverable        paid, but the friend got the guide meanwhile: refunded
 * abandoned            the giver left without paying
 * refunded             the payment was refunded
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

/** Payment and email verification are reported together with the friend's state at that time. */
export const GIFT_EVENTS = [
  'paid_for_member',
  'paid_for_newcomer',
  'paid_for_owner',
  'checkout_closed',
  'address_proven',
  'address_proven_by_owner',
  'readdressed_to_member',
  'refunded',
] as const;

export type GiftEvent = (typeof GIFT_EVENTS)[number];

const AFTER_PAYMENT = {
  paid_for_member: STAY,
  paid_for_newcomer: STAY,
  paid_for_owner: STAY,
  checkout_closed: STAY,
  address_proven: STAY,
  address_proven_by_owner: STAY,
  readdressed_to_member: STAY,
  refunded: 'refunded',
} as const;

const STEPS: EventTable<GiftState, GiftEvent> = {
  awaiting_payment: {
    paid_for_member: 'granted',
    paid_for_newcomer: 'awaiting_activation',
    paid_for_owner: 'undeliverable',
    checkout_closed: 'abandoned',
    address_proven: NEVER,
    address_proven_by_owner: NEVER,
    readdressed_to_member: NEVER,
    refunded: NEVER,
  },
  // A payment after the giver cancelled is honoured like any other.
  abandoned: {
    paid_for_member: 'granted',
    paid_for_newcomer: 'awaiting_activation',
    paid_for_owner: 'undeliverable',
    checkout_closed: STAY,
    address_proven: NEVER,
    address_proven_by_owner: NEVER,
    readdressed_to_member: NEVER,
    refunded: NEVER,
  },
  granted: AFTER_PAYMENT,
  awaiting_activation: {
    ...AFTER_PAYMENT,
    address_proven: 'claimed',
    // For example when they bought it before they verified the email.
    address_proven_by_owner: 'undeliverable',
    // The giver corrected the email, and its owner has an account.
    readdressed_to_member: 'granted',
  },
  claimed: AFTER_PAYMENT,
  undeliverable: AFTER_PAYMENT,
  // The account may still be activated; the guide was revoked with the refund.
  refunded: { ...AFTER_PAYMENT, refunded: STAY },
};

/** The gift's state after an event; see {@link advance} for its guarantees. */
export function advanceGift(state: GiftState, event: GiftEvent): Result<Move<GiftState>, Refusal> {
  return advance(STEPS, state, event);
}

/** The event for a payment, by the friend's state. */
export function paymentEvent(friend: {
  /** True if someone has verified the email; an account alone doesn't prove that it is theirs. */
  readonly hasConfirmedEmail: boolean;
  /** True if they already own the guide, or it waits for them as another gift. */
  readonly hasGuide: boolean;
}): GiftEvent {
  if (friend.hasGuide) return 'paid_for_owner';
  return friend.hasConfirmedEmail ? 'paid_for_member' : 'paid_for_newcomer';
}

/** The event for a verified email. */
export function proofEvent(friend: { readonly hasGuide: boolean }): GiftEvent {
  return friend.hasGuide ? 'address_proven_by_owner' : 'address_proven';
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceGift,
  GIFT_EVENTS,
  type GiftEvent,
  type GiftState,
  paymentEvent,
  proofEvent,
} from './gift-machine.ts';

/** The states that a gift enters, in order, with these events. */
function statesEntered(events: readonly GiftEvent[]): readonly GiftState[] {
  let state: GiftState = 'awaiting_payment';
  return events.flatMap((event) => {
    const move = advanceGift(state, event);
    if (!move.ok || !move.value.changed) return [];
    state = move.value.state;
    return [state];
  });
}

describe('a gift', () => {
  it('for a friend with a proven address is granted as soon as it is paid', () => {
    expect(statesEntered(['paid_for_member'])).toEqual(['granted']);
  });

  it('for anyone else waits until the friend’s address is proven', () => {
    expect(statesEntered(['paid_for_newcomer'])).toEqual(['awaiting_activation']);
    expect(statesEntered(['paid_for_newcomer', 'address_proven'])).toEqual([
      'awaiting_activation',
      'claimed',
    ]);
  });

  it('whose email is corrected to one with an account is granted at once', () => {
    expect(statesEntered(['paid_for_newcomer', 'readdressed_to_member', 'address_proven'])).toEqual(
      ['awaiting_activation', 'granted'],
    );
    expect(statesEntered(['readdressed_to_member'])).toEqual([]);
  });

  it('is refunded when the person who verifies the email already has the guide', () => {
    expect(statesEntered(['paid_for_newcomer', 'address_proven_by_owner', 'refunded'])).toEqual([
      'awaiting_activation',
      'undeliverable',
      'refunded',
    ]);
  });

  it('is paid back when the friend came to own the guide meanwhile', () => {
    expect(statesEntered(['paid_for_owner', 'refunded'])).toEqual(['undeliverable', 'refunded']);
  });

  it('is abandoned when the checkout closes, and granted when the payment arrives late', () => {
    expect(statesEntered(['checkout_closed', 'paid_for_member'])).toEqual(['abandoned', 'granted']);
  });

  it('is delivered at most once, whatever events arrive in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...GIFT_EVENTS)), (events) => {
        const entered = statesEntered(events);
        const count = (...states: GiftState[]) =>
          entered.filter((state) => states.includes(state)).length;
        // It may wait before it is granted, if its email is corrected.
        expect(count('awaiting_activation')).toBeLessThanOrEqual(1);
        expect(count('granted', 'claimed', 'undeliverable')).toBeLessThanOrEqual(1);
        expect(count('refunded')).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('that was not paid is neither claimed nor refunded', () => {
    for (const state of ['awaiting_payment', 'abandoned'] as const) {
      expect(advanceGift(state, 'address_proven').ok).toBe(false);
      expect(advanceGift(state, 'address_proven_by_owner').ok).toBe(false);
      expect(advanceGift(state, 'refunded').ok).toBe(false);
    }
  });

  it('that was refunded stays so', () => {
    for (const event of GIFT_EVENTS) {
      expect(advanceGift('refunded', event)).toEqual({
        ok: true,
        value: { state: 'refunded', changed: false },
      });
    }
  });
});

it.each([
  [true, false, 'paid_for_member'],
  [false, false, 'paid_for_newcomer'],
  [true, true, 'paid_for_owner'],
  [false, true, 'paid_for_owner'],
])(
  'a payment for a friend with a proven address (%s) who has the guide (%s) is %s',
  (hasConfirmedEmail, hasGuide, event) => {
    expect(paymentEvent({ hasConfirmedEmail, hasGuide })).toBe(event);
  },
);

it.each([
  [false, 'address_proven'],
  [true, 'address_proven_by_owner'],
])('proof of the address by a friend who has the guide (%s) is %s', (hasGuide, event) => {
  expect(proofEvent({ hasGuide })).toBe(event);
});

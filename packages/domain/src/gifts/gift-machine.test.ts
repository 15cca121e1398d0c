import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceGift,
  dutyOnEntering,
  GIFT_EVENTS,
  GIFT_STATES,
  type GiftDuty,
  type GiftEvent,
  type GiftState,
  paymentEvent,
  proofEvent,
} from './gift-machine.ts';

type Run = { readonly state: GiftState; readonly duties: readonly GiftDuty[] };

/** Runs reports through a gift, collecting what is owed on each real change. */
function run(events: readonly GiftEvent[]): Run {
  return events.reduce<Run>(
    (past, event) => {
      const move = advanceGift(past.state, event);
      if (!move.ok || !move.value.changed) return past;
      const duty = dutyOnEntering(move.value.state);
      return { state: move.value.state, duties: duty ? [...past.duties, duty] : past.duties };
    },
    { state: 'awaiting_payment', duties: [] },
  );
}

describe('a gift', () => {
  it('for a friend with a proven address is granted as soon as it is paid', () => {
    expect(run(['paid_for_member'])).toEqual({
      state: 'granted',
      duties: ['grant_and_tell_friend'],
    });
  });

  it('for anyone else is nobody’s until the address is proven', () => {
    expect(run(['paid_for_newcomer'])).toEqual({
      state: 'awaiting_activation',
      duties: ['send_activation'],
    });
    expect(run(['paid_for_newcomer', 'address_proven'])).toEqual({
      state: 'claimed',
      duties: ['send_activation', 'grant'],
    });
  });

  it('is paid back when whoever proves the address has the guide already', () => {
    expect(run(['paid_for_newcomer', 'address_proven_by_owner', 'refunded'])).toEqual({
      state: 'refunded',
      duties: ['send_activation', 'refund_and_tell_giver', 'revoke'],
    });
  });

  it('is paid back when the friend came to own the guide meanwhile', () => {
    expect(run(['paid_for_owner', 'refunded'])).toEqual({
      state: 'refunded',
      duties: ['refund_and_tell_giver', 'revoke'],
    });
  });

  it('is abandoned unpaid, yet honoured when the payment comes late', () => {
    expect(run(['checkout_closed']).state).toBe('abandoned');
    expect(run(['checkout_closed', 'paid_for_member']).state).toBe('granted');
  });

  it('is delivered once, however often and in whatever order reports come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...GIFT_EVENTS)), (events) => {
        const { duties } = run(events);
        const count = (...kinds: GiftDuty[]) =>
          duties.filter((duty) => kinds.includes(duty)).length;
        expect(count('grant_and_tell_friend', 'send_activation')).toBeLessThanOrEqual(1);
        expect(count('grant_and_tell_friend', 'grant', 'refund_and_tell_giver')).toBeLessThan(2);
        expect(count('revoke')).toBeLessThanOrEqual(1);
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

  it('owes nothing on entering the states that only wait or rest', () => {
    const quiet = GIFT_STATES.filter((state) => dutyOnEntering(state) === null);
    expect(quiet).toEqual(['awaiting_payment', 'abandoned']);
  });
});

it.each([
  [true, false, 'paid_for_member'],
  [false, false, 'paid_for_newcomer'],
  [true, true, 'paid_for_owner'],
  [false, true, 'paid_for_owner'],
])('a friend with proof %s and guide %s makes it %s', (hasProvenAddress, hasGuide, event) => {
  expect(paymentEvent({ hasProvenAddress, hasGuide })).toBe(event);
});

it.each([
  [false, 'address_proven'],
  [true, 'address_proven_by_owner'],
])('proof by a friend with guide %s is %s', (hasGuide, event) => {
  expect(proofEvent({ hasGuide })).toBe(event);
});

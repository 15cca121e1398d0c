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
  it('for a friend with an account is granted as soon as it is paid', () => {
    expect(run(['paid_for_member'])).toEqual({
      state: 'granted',
      duties: ['grant_and_tell_friend'],
    });
  });

  it('for anyone else makes a temporary login that activation finishes', () => {
    expect(run(['paid_for_newcomer', 'activated'])).toEqual({
      state: 'claimed',
      duties: ['make_login_and_send_activation'],
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
        const deliveries = run(events).duties.filter((duty) => duty !== 'revoke');
        expect(deliveries.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('that was not paid is neither activated nor refunded', () => {
    for (const state of ['awaiting_payment', 'abandoned'] as const) {
      expect(advanceGift(state, 'activated').ok).toBe(false);
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
    expect(quiet).toEqual(['awaiting_payment', 'claimed', 'abandoned']);
  });
});

it.each([
  [true, false, 'paid_for_member'],
  [false, false, 'paid_for_newcomer'],
  [true, true, 'paid_for_owner'],
])('a friend with account %s and guide %s makes it %s', (hasAccount, ownsGuide, event) => {
  expect(paymentEvent({ hasAccount, ownsGuide })).toBe(event);
});

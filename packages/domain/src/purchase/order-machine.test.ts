import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceOrder,
  isSettled,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  SWEPT_ORDER_STATES,
} from './order-machine.ts';

/** Applies events to an order; those that can't be true change nothing. */
function run(events: readonly OrderEvent[], from: OrderState = 'created'): OrderState {
  return events.reduce<OrderState>((state, event) => {
    const move = advanceOrder(state, event);
    return move.ok ? move.value.state : state;
  }, from);
}

describe('an order', () => {
  it('goes from creation through payment to the guide', () => {
    expect(run(['checkout_opened'])).toBe('checkout_open');
    expect(run(['checkout_opened', 'payment_succeeded'])).toBe('paid');
    expect(run(['checkout_opened', 'payment_succeeded', 'handed_over'])).toBe('fulfilled');
  });

  it.each([
    ['created', 'payment_succeeded', 'paid'],
    ['created', 'checkout_failed', 'failed'],
    ['checkout_open', 'checkout_cancelled', 'cancelled'],
    ['checkout_open', 'checkout_expired', 'expired'],
    ['checkout_open', 'checkout_failed', 'checkout_open'],
    ['cancelled', 'payment_succeeded', 'paid'],
    ['expired', 'payment_succeeded', 'paid'],
    ['failed', 'payment_succeeded', 'paid'],
    ['failed', 'checkout_opened', 'checkout_open'],
    ['cancelled', 'checkout_opened', 'cancelled'],
    ['paid', 'checkout_expired', 'paid'],
    ['paid', 'checkout_cancelled', 'paid'],
    ['paid', 'refund_issued', 'refunded'],
    ['fulfilled', 'payment_succeeded', 'fulfilled'],
    ['fulfilled', 'refund_issued', 'refunded'],
    ['refunded', 'handed_over', 'refunded'],
    ['refunded', 'payment_succeeded', 'refunded'],
  ] as const)('that is %s, on %s, is %s', (from, event, to) => {
    expect(advanceOrder(from, event)).toEqual({
      ok: true,
      value: { state: to, changed: from !== to },
    });
  });

  it.each(['created', 'checkout_open', 'cancelled', 'expired', 'failed'] as const)(
    'that is %s can be neither handed over nor refunded, because nothing was paid',
    (state) => {
      for (const event of ['handed_over', 'refund_issued'] as const) {
        const move = advanceOrder(state, event);
        expect(!move.ok && move.error.code).toBe('conflict');
      }
    },
  );

  it('acts on an event once, however often it is reported', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.constantFrom(...ORDER_EVENTS),
        (from, event) => {
          const once = advanceOrder(from, event);
          if (!once.ok) return;
          expect(advanceOrder(once.value.state, event)).toEqual({
            ok: true,
            value: { state: once.value.state, changed: false },
          });
        },
      ),
    );
  });

  it('that was paid ends with the guide or the money back, whatever else is reported', () => {
    const anyEvents = fc.array(fc.constantFrom(...ORDER_EVENTS));
    fc.assert(
      fc.property(anyEvents, anyEvents, (before, after) => {
        const state = run([...before, 'payment_succeeded', ...after, 'handed_over']);
        expect(['fulfilled', 'refunded']).toContain(state);
      }),
    );
  });

  it('that was never paid is never handed over', () => {
    const unpaid = ORDER_EVENTS.filter((event) => event !== 'payment_succeeded');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unpaid)), (events) => {
        expect(['paid', 'fulfilled', 'refunded']).not.toContain(run(events));
      }),
    );
  });
});

it('an order is settled when nothing more is expected of it', () => {
  expect(ORDER_STATES.filter(isSettled)).toEqual([
    'fulfilled',
    'cancelled',
    'expired',
    'failed',
    'refunded',
  ]);
});

it('the sweep checks orders whose status the provider may have changed', () => {
  expect(SWEPT_ORDER_STATES).toEqual(['created', 'checkout_open', 'paid', 'failed']);
});

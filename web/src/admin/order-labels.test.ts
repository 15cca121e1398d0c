import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { ORDER_STATES } from '@laneway/domain/purchase/order-machine';
import { describe, expect, it } from 'vitest';
import { someManagedOrder } from '../api/queries/managed-order.test-data.ts';
import { isRefundable, kindText, ORDER_CHIPS, refundConsequences } from './order-labels.ts';

describe('an order', () => {
  it('can be refunded while its money is with us, and at no other time', () => {
    const refundable = ORDER_STATES.filter((status) => isRefundable(someManagedOrder({ status })));
    expect(refundable).toEqual(['paid', 'fulfilled']);
  });

  it('has a distinct label for every state', () => {
    expect(new Set(ORDER_STATES.map((state) => ORDER_CHIPS[state].text)).size).toBe(
      ORDER_STATES.length,
    );
  });

  it('shows whether it is a gift, and the status of the gift', () => {
    expect(kindText(someManagedOrder())).toBe('Purchase');
    expect(kindText(someManagedOrder({ kind: 'gift' }))).toBe('Gift');
    for (const gift_status of GIFT_STATES) {
      expect(kindText(someManagedOrder({ kind: 'gift', gift_status }))).toMatch(/^Gift, \w+/);
    }
  });
});

describe('a refund', () => {
  it('states the refunded amount, its recipient, and what they lose', () => {
    const words = refundConsequences(someManagedOrder()).join(' ');
    expect(words).toContain('Robin gets $4.99 back');
    expect(words).toContain('Robin loses access to “The Upside-Down River”.');
  });

  it('of a gift takes it away from the friend', () => {
    expect(refundConsequences(someManagedOrder({ kind: 'gift' })).join(' ')).toContain('friend');
  });
});

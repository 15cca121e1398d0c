import { expect, it } from 'vitest';
import { PAYMENT_TERMS } from './payment-terms.ts';

const WORDS = PAYMENT_TERMS.map(({ name, text }) => `${name}. ${text}`).join(' ');

it.each([
  '60 days after',
  'within 6 months',
  'for 3 months',
  '30% of the list price from $1.90 to $10.00',
  'under 500 MB',
  '70% otherwise',
])('the payment terms say: %s', (fact) => {
  expect(WORDS).toContain(fact);
});

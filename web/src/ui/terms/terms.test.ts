import { describe, expect, it } from 'vitest';
import { TERMS } from './terms.ts';

const words = TERMS.flatMap(({ points }) => points).join('\n');

describe('the Terms of Use', () => {
  it.each([
    '16 or over',
    'under 18',
    '$0.99 or more',
    '30% when the list price is between $1.90 and $10.00 and the guide is smaller than 500 MB, and 70% otherwise',
    'within 10 business days',
    'about 60 days after it ends',
    'within 6 months',
    'within 6 months of the purchase and we’ll refund you',
    'within 30 days',
    'for 3 months',
    'AUD',
    'include GST',
    'inside Laneway',
    'without names',
  ])('say: %s', (fact) => {
    expect(words).toContain(fact);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPrice,
  PRICE_CHOICES,
  PRICE_REFUSAL_TEXT,
  plainPrice,
  priceChoiceOf,
  priceSaved,
  priceTextOf,
  priceToSave,
  pricingFor,
} from './pricing.ts';

describe('the price that a paid guide saves', () => {
  it.each([
    ['0', 4.99],
    ['0.00', 4.99],
    ['', 4.99],
    ['abc', 4.99],
    ['4,50', 4.99],
    ['1e2', 4.99],
    ['Infinity', 4.99],
    ['12', 12],
    ['3.50', 3.5],
    ['.99', 0.99],
    [' 7.25 ', 7.25],
    ['0.50', 0.5],
    ['-3', -3],
  ])('%j saves as %d', (status, price) => {
    expect(priceToSave(status)).toBe(price);
  });
});

describe('the server’s price check', () => {
  it.each([
    [0, 0],
    ['0', 0],
    [0.99, 99],
    [4.99, 499],
    ['9999.99', 999_999],
  ])('accepts %j', (price, cents) => {
    expect(checkPrice(price)).toEqual({ ok: true, value: cents });
  });

  it.each([0.98, 0.01, -1, 4.999, 10_000, Number.NaN, 'free', ''])('refuses %j', (price) => {
    expect(checkPrice(price)).toEqual({
      ok: false,
      error: {
        code: 'invalid_input',
        detail: PRICE_REFUSAL_TEXT,
        fields: { pg_price: PRICE_REFUSAL_TEXT },
      },
    });
  });

  it('says which prices it accepts', () => {
    expect(PRICE_REFUSAL_TEXT).toBe('Choose $0.99 to $9,999.99, or make it free');
  });
});

it.each([
  ['5', 500],
  ['$5', 500],
  [' A$ 5.50 ', 550],
  ['10,00', 1_000],
  ['4,5', 450],
  ['1,299', 129_900],
  ['$1,299.50', 129_950],
  ['.99', 99],
  ['5 dollars', null],
  ['1,2,3', null],
  ['$', null],
])('a price typed as “%s” is %s cents', (typed, cents) => {
  const checked = checkPrice(plainPrice(typed));
  expect(checked.ok ? checked.value : null).toBe(cents);
});

describe('the price of a guide', () => {
  it.each([
    ['a new one', { isPublic: false, priceCents: null }, 'paid', '0', 499],
    ['a paid one', { isPublic: false, priceCents: 490 }, 'paid', '4.90', 490],
    ['one that is free for members', { isPublic: false, priceCents: 0 }, 'members', '0', 0],
    ['a public one', { isPublic: true, priceCents: 0 }, 'public', '0', 0],
    ['a public one that once was sold', { isPublic: true, priceCents: 490 }, 'public', '0', 0],
  ] as const)('%s: %o', (_case, pricing, choice, text, saved) => {
    expect(priceChoiceOf(pricing)).toBe(choice);
    expect(priceTextOf(pricing)).toBe(text);
    expect(priceSaved(pricing)).toBe(saved);
  });
});

describe('the three price choices', () => {
  it('have these labels', () => {
    expect(PRICE_CHOICES.map((choice) => choice.label)).toEqual([
      'Free for everyone',
      'Free with an account',
      'Paid',
    ]);
  });

  it.each([
    ['public', '4.99', { isPublic: true, priceCents: 0 }],
    ['members', '4.99', { isPublic: false, priceCents: 0 }],
    ['paid', '12.50', { isPublic: false, priceCents: 1250 }],
    ['paid', '0', { isPublic: false, priceCents: 499 }],
  ] as const)('%s with %j is %j', (choice, text, pricing) => {
    expect(pricingFor(choice, text)).toEqual({ ok: true, value: pricing });
  });

  it('refuse a paid price below the minimum', () => {
    expect(pricingFor('paid', '0.50').ok).toBe(false);
  });

  it.each(['', '0', 'abc'])('keep the price that a guide has when it is replaced by %j', (text) => {
    expect(pricingFor('paid', text, true).ok).toBe(false);
    expect(pricingFor('members', text, true).ok).toBe(true);
  });

  it('are recognised again from the price that they save', () => {
    const choices = fc.constantFrom(...PRICE_CHOICES.map((choice) => choice.id));
    const prices = fc.integer({ min: 99, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(choices, prices, (choice, text) => {
        const pricing = pricingFor(choice, text);
        expect(pricing.ok && priceChoiceOf(pricing.value)).toBe(choice);
      }),
    );
  });
});

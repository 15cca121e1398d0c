import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromDecimal,
  decimalFromCents,
  decimalTextFromCents,
  formatCents,
  formatCentsAbroad,
  shareOf,
} from './money.ts';

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n + 0);

describe('reading dollars', () => {
  it.each([
    ['4.99', 499],
    [4.99, 499],
    [4.35, 435],
    ['0', 0],
    ['-0', 0],
    ['5', 500],
    ['5.', 500],
    ['.99', 99],
    ['4.9', 490],
    ['4.9900', 499],
    [' 12.50 ', 1250],
    ['+1.00', 100],
    ['-1.50', -150],
  ])('reads %j as %d cents', (text, cents) => {
    expect(centsFromDecimal(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '$4.99',
    '4,99',
    '1e3',
    '0x10',
    'Infinity',
    '4.991',
    '4.9 9',
    '99999999999999999999',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.1 + 0.2,
    1e-7,
    1e21,
  ])('refuses %j, which is no whole number of cents', (text) => {
    expect(centsFromDecimal(text)).toBeNull();
  });

  it('reads back every amount it prints, as text and as a number', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(centsFromDecimal(decimalTextFromCents(cents))).toBe(cents);
        expect(centsFromDecimal(decimalFromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('printing money', () => {
  it.each([
    [499, '$4.99'],
    [0, '$0.00'],
    [5, '$0.05'],
    [1200, '$12.00'],
    [-150, '-$1.50'],
    [999_999, '$9,999.99'],
    [2_997_000, '$29,970.00'],
    [-123_456_789, '-$1,234,567.89'],
  ])('prints %d cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
    expect(formatCentsAbroad(cents)).toBe(text.replace('$', 'A$'));
  });
});

describe('a share of an amount', () => {
  it.each([
    [499, 30, 100, 150],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [0, 70, 100, 0],
  ])('of %d by %d/%d is %d', (cents, numerator, denominator, share) => {
    expect(shareOf(cents, numerator, denominator)).toBe(share);
  });

  it('of a reversal is the reversal of the share, and lies within half a cent', () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const share = shareOf(cents, percent, 100);
        expect(shareOf(-cents, percent, 100) + share).toBe(0);
        expect(Math.abs(share * 100 - cents * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

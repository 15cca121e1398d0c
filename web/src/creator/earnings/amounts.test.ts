import { expect, it } from 'vitest';
import { amountText, centsOf, countText, tickText } from './amounts.ts';

it.each([
  [4.35, 435],
  [0.29, 29],
  [-1.15, -115],
  [1_000_000.1, 100_000_010],
  [0, 0],
])('%f dollars are %i cents, without rounding errors', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

it.each([
  [3.49, '$3.49'],
  [1234.5, '$1,234.50'],
  [-0.01, '-$0.01'],
  [0, '$0.00'],
])('%f reads %s', (dollars, text) => {
  expect(amountText(dollars)).toBe(text);
});

it.each([
  [0, '$0'],
  [250_000, '$2,500'],
  [50, '$0.50'],
  [-2000, '-$20'],
])('%i cents are shown on an axis as %s', (cents, text) => {
  expect(tickText(cents)).toBe(text);
});

it('uses the singular for one', () => {
  expect(countText(1, 'copy', 'copies')).toBe('1 copy');
  expect(countText(0, 'copy', 'copies')).toBe('0 copies');
});

import { expect, it } from 'vitest';
import { defaultMonthRange, parseMonthRange } from './month-range-picker.tsx';

it('the default range runs from January of the current year to the current month', () => {
  expect(defaultMonthRange('2026-11-15')).toEqual({ from: '2026-01', to: '2026-11' });
});

it('one month is a range', () => {
  const range = { from: '2026-11', to: '2026-11' };
  expect(parseMonthRange(range)).toEqual({ kind: 'range', range });
});

it.each([
  ['an empty month', { from: '', to: '2026-11' }, /both months/],
  ['an incomplete month', { from: '2026-01', to: '2026-1' }, /both months/],
  ['an invalid month', { from: '2026-13', to: '2026-11' }, /both months/],
  [
    'a range that ends before it begins',
    { from: '2026-11', to: '2026-10' },
    /no earlier than “From”/,
  ],
])('%s is refused', (_, typed, error) => {
  expect(parseMonthRange(typed)).toMatchObject({
    kind: 'invalid',
    error: expect.stringMatching(error),
  });
});

import { expect, it } from 'vitest';
import { barText, chartText } from './chart-text.ts';
import type { MonthFigures } from './sales-figures.ts';

const month = (name: string, salesCents: number, royaltyCents: number): MonthFigures => ({
  month: name,
  salesCents,
  royaltyCents,
  copies: 0,
  gifts: 0,
  refunded: 0,
});

it('the description of the chart has its range, its totals and its best month', () => {
  const words = chartText([
    month('2026-09', 499, 349),
    month('2026-10', 1497, 1047),
    month('2026-11', 0, 0),
  ]);
  expect(words.title).toBe('Sales by month, September 2026 to November 2026');
  expect(words.description).toBe(
    '$19.96 in sales and $13.96 in earnings. Your best month was October 2026, with $14.97 in sales.',
  );
});

it('the description of a year without sales names no best month', () => {
  expect(chartText([month('2026-11', 0, 0)]).description).not.toContain('best');
});

it('the text of a bar has its month and both amounts', () => {
  expect(barText(month('2026-09', -499, -349))).toBe(
    'September 2026: -$4.99 in sales, -$3.49 in earnings',
  );
});

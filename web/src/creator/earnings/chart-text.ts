import { formatCents } from '@laneway/domain/money';

import { longMonthText } from './months.ts';
import { type MonthFigures, totalOf } from './sales-figures.ts';

export type ChartText = { readonly title: string; readonly description: string };

export function chartText(series: readonly MonthFigures[]): ChartText {
  const [first] = series;
  const last = series.at(-1);
  if (first === undefined || last === undefined)
    return { title: 'Sales by month', description: '' };
  const best = series.reduce((one, other) => (other.salesCents > one.salesCents ? other : one));
  const { salesCents, royaltyCents } = totalOf(series);
  const sum = `${formatCents(salesCents)} in sales and ${formatCents(royaltyCents)} in earnings.`;
  return {
    title: `Sales by month, ${longMonthText(first.month)} to ${longMonthText(last.month)}`,
    description:
      best.salesCents > 0
        ? `${sum} Your best month was ${longMonthText(best.month)}, with ${formatCents(best.salesCents)} in sales.`
        : sum,
  };
}

export function barText({ month, salesCents, royaltyCents }: MonthFigures): string {
  return `${longMonthText(month)}: ${formatCents(salesCents)} in sales, ${formatCents(royaltyCents)} in earnings`;
}

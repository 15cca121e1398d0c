import { type Cents, formatCents } from '@laneway/domain/money';
import { CURRENCY } from '@laneway/domain/terms';

const WHOLE = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});

/** An amount from the API in cents; it is always a whole number of them. */
export function centsOf(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** An amount from the API as users read it. */
export function amountText(dollars: number): string {
  return formatCents(centsOf(dollars));
}

/** Short enough for an axis: cents only where there are some. */
export function tickText(cents: Cents): string {
  return cents % 100 === 0 ? WHOLE.format(cents / 100) : formatCents(cents);
}

/** '1 sale', '3 sales'. */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

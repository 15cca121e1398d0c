/**
 * Money is a whole number of Australian cents everywhere inside; decimal dollars exist only at
 * the edges (forms, JSON, the payment provider's pages). No amount is ever computed in dollars.
 */
export type Cents = number;

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d{0,2})0*)?$/;

/**
 * Reads dollars and returns whole cents. Null for anything that is not a plain base-10 amount
 * in whole cents: no exponents, no signs of currency, no third decimal that is not zero.
 */
export function centsFromDecimal(value: string | number): Cents | null {
  const match = DECIMAL.exec(String(value).trim());
  if (match === null) return null;
  const [, sign, dollars = '', fraction = ''] = match;
  // Digits are joined, not multiplied: 4.35 * 100 is 434.99999999999994.
  const cents = Number(dollars + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** The dollars of an amount as the JSON number that the wire carries. */
export function decimalFromCents(cents: Cents): number {
  return cents / 100;
}

/** The dollars of an amount with exactly two decimals, e.g. '4.90'. */
export function decimalTextFromCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a person reads, e.g. '$4.99', '-$1.50'. */
export function formatCents(cents: Cents): string {
  return cents < 0 ? `-$${decimalTextFromCents(-cents)}` : `$${decimalTextFromCents(cents)}`;
}

/**
 * A fraction of an amount, rounded to the cent, halves away from zero, in integer arithmetic:
 * a reversal of a sale is therefore exactly the sale with its sign turned.
 */
export function shareOf(cents: Cents, numerator: number, denominator: number): Cents {
  const doubled = Math.abs(cents) * numerator * 2 + denominator;
  const share = Math.floor(doubled / (denominator * 2));
  return cents < 0 && share !== 0 ? -share : share;
}

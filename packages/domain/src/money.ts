/**
 * Money is a whole number of Australian cents internally; decimal dollars exist only at the boundaries (forms, JSON,
 * the payment provider's pages). Never compute in dollars.
 */
export type Cents = number;

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d{0,2})0*)?$/;

/**
 * Parses dollars and returns whole cents. Null for anything but a plain base-10 amount: no exponents, no currency
 * symbols, no third decimal other than zero.
 */
export function centsFromDecimal(value: string | number): Cents | null {
  const match = DECIMAL.exec(String(value).trim());
  if (match === null) return null;
  const [, sign, dollars = '', fraction = ''] = match;
  // Digits are joined instead of multiplied: 4.35 * 100 is 434.99999999999994.
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

/** Formats an amount for a reader. */
export type MoneyText = (cents: Cents) => string;

/** Examples: '$4.99', '-$1.50', '$29,970.00'. */
export const formatCents: MoneyText = (cents) => moneyText(cents, '$');

/** Amounts for readers who may think of other dollars, such as those of an email: 'A$4.99', '-A$1.50'. */
export const formatCentsAbroad: MoneyText = (cents) => moneyText(cents, 'A$');

function moneyText(cents: Cents, sign: string): string {
  const [dollars, fraction] = decimalTextFromCents(Math.abs(cents)).split('.');
  const grouped = Number(dollars).toLocaleString('en-AU');
  return `${cents < 0 ? '-' : ''}${sign}${grouped}.${fraction}`;
}

/**
 * A fraction of an amount, rounded to the cent, halves away from zero, in integer arithmetic, so that a reversal is
 * exactly the negated sale.
 */
export function shareOf(cents: Cents, numerator: number, denominator: number): Cents {
  const doubled = Math.abs(cents) * numerator * 2 + denominator;
  const share = Math.floor(doubled / (denominator * 2));
  return cents < 0 && share !== 0 ? -share : share;
}

import {
  FEE_BANDS,
  receiveText,
  STANDARD_FEE_PERCENT,
  splitSale,
} from '@laneway/domain/guides/fees';
import { DEFAULT_PRICE_CENTS, pricingFor } from '@laneway/domain/guides/pricing';
import { centsFromDecimal, decimalTextFromCents, formatCents } from '@laneway/domain/money';

export type PriceFacts = {
  /** The saved price, if it differs from the typed one. */
  readonly savedAs: string | null;
  readonly receive: string;
  readonly fee: string;
};

/** The effect of a typed price; null while it is invalid. */
export function priceFacts(price: string, mediaBytes: number): PriceFacts | null {
  const pricing = pricingFor('paid', price);
  if (!pricing.ok || pricing.value.priceCents === null) return null;
  const { priceCents } = pricing.value;
  const split = splitSale(priceCents, mediaBytes);
  return {
    savedAs:
      centsFromDecimal(price) === priceCents ? null : `Will be saved as ${formatCents(priceCents)}`,
    receive: receiveText(split),
    fee: `after our ${split.feePercent}% fee`,
  };
}

/** An untouched price is shown as the price that is saved. */
export const UNTOUCHED_PRICE = '0';
export const DEFAULT_PRICE = decimalTextFromCents(DEFAULT_PRICE_CENTS);

export const FEE_HINT = [
  ...FEE_BANDS.map(
    ({ percent, fromCents, toCents, underBytes }) =>
      `${percent}% fee while your media is under ${underBytes / 1_000_000} MB and the price is ${formatCents(fromCents)} to ${formatCents(toCents)}.`,
  ),
  `Otherwise ${STANDARD_FEE_PERCENT}%.`,
].join(' ');

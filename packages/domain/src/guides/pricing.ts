import {
  type Cents,
  centsFromDecimal,
  decimalFromCents,
  decimalTextFromCents,
  formatCents,
} from '../money.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { MINIMUM_SALE_PRICE_CENTS } from '../terms.ts';
import type { GuideContent } from './guide-content.ts';

/** Replaces an untouched or invalid price of a paid guide. */
export const DEFAULT_PRICE_CENTS: Cents = 499;

/** A price above this is probably a typing mistake. */
export const MAXIMUM_PRICE_CENTS: Cents = 9_999_99;

export const PRICE_REFUSAL_TEXT = `Choose ${formatCents(MINIMUM_SALE_PRICE_CENTS)} to $${(MAXIMUM_PRICE_CENTS / 100).toLocaleString('en-AU')}, or make it free`;

export const PRICE_CHOICES = [
  { id: 'public', label: 'Free for everyone', explanation: 'Anyone can open it, no login needed' },
  { id: 'members', label: 'Free with an account', explanation: 'People log in to get it' },
  { id: 'paid', label: 'Paid', explanation: 'Sold at your list price' },
] as const;

export type PriceChoice = (typeof PRICE_CHOICES)[number]['id'];

/** The pricing of a guide; free guides ignore the typed price. */
export type Pricing = Pick<GuideContent, 'isPublic' | 'priceCents'>;

const PLAIN_DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * The price in dollars that the form's text saves on a paid guide: zero and invalid numbers become the default,
 * everything else is sent as it is and validated by the server with {@link checkPrice}.
 */
export function priceToSave(status: string): number {
  return typedPrice(status) ?? decimalFromCents(DEFAULT_PRICE_CENTS);
}

function typedPrice(status: string): number | null {
  const text = status.trim();
  const price = PLAIN_DECIMAL.test(text) ? Number(text) : 0;
  return price === 0 ? null : price;
}

const TYPED_DOLLARS = /^(?:a?\$ ?)?(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{0,2}))?$/i;

/** The amount of a price as people type it: “$5” is 5, “10,00” is 10.00. Other text stays. */
export function plainPrice(text: string): string {
  const [, dollars, cents = ''] = TYPED_DOLLARS.exec(text.trim()) ?? [];
  return dollars === undefined ? text : `${dollars.replaceAll(',', '')}.${cents}`;
}

/** The server's rule for a price in dollars: 0, or a whole number of cents within the bounds. */
export function checkPrice(price: string | number): Result<Cents, Refusal> {
  const cents = centsFromDecimal(price);
  if (cents === 0) return ok(0);
  if (cents === null || cents < MINIMUM_SALE_PRICE_CENTS || cents > MAXIMUM_PRICE_CENTS) {
    return fail(refusal('invalid_input', PRICE_REFUSAL_TEXT, { pg_price: PRICE_REFUSAL_TEXT }));
  }
  return ok(cents);
}

export function priceChoiceOf(pricing: Pricing): PriceChoice {
  if (pricing.isPublic) return 'public';
  return pricing.priceCents === 0 ? 'members' : 'paid';
}

/** The price to save; a missing price becomes the default. */
export function priceSaved({ isPublic, priceCents }: Pricing): Cents {
  return isPublic ? 0 : (priceCents ?? DEFAULT_PRICE_CENTS);
}

/** The price as text for the form; free and untouched are both '0'. */
export function priceTextOf({ isPublic, priceCents }: Pricing): string {
  return isPublic || priceCents === null || priceCents === 0
    ? '0'
    : decimalTextFromCents(priceCents);
}

/**
 * The pricing for a choice in the form; a paid guide's price is validated. The form saves by itself, so the default
 * doesn't replace a price that the guide has: someone who empties the field is about to type another.
 */
export function pricingFor(
  choice: PriceChoice,
  priceText: string,
  hasPrice = false,
): Result<Pricing, Refusal> {
  switch (choice) {
    case 'public':
      return ok({ isPublic: true, priceCents: 0 });
    case 'members':
      return ok({ isPublic: false, priceCents: 0 });
    case 'paid': {
      const price = hasPrice ? (typedPrice(priceText) ?? '') : priceToSave(priceText);
      const checked = checkPrice(price);
      return checked.ok ? ok({ isPublic: false, priceCents: checked.value }) : checked;
    }
  }
}

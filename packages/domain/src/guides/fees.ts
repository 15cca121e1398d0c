import { type Cents, formatCents, type MoneyText, shareOf } from '../money.ts';
import { GST_DIVISOR } from '../terms.ts';

const MEGABYTE = 1_000_000;

/**
 * The bands of the sales fee by list price (GST included, bounds inclusive) and by the size of the guide's media when
 * it was published. Sales outside all bands pay the standard fee.
 */
export const FEE_BANDS = [
  { percent: 30, fromCents: 190, toCents: 1000, underBytes: 500 * MEGABYTE },
] as const;

export const STANDARD_FEE_PERCENT = 70;

/** The shares of one sale; the fee and the creator's part add up to the price. */
export type SaleSplit = {
  readonly priceCents: Cents;
  readonly feePercent: number;
  readonly feeCents: Cents;
  readonly creatorCents: Cents;
  /** The tax included in the price, which the platform pays out of its fee. */
  readonly gstCents: Cents;
};

export function feePercent(priceCents: Cents, mediaBytes: number): number {
  const band = FEE_BANDS.find(
    ({ fromCents, toCents, underBytes }) =>
      priceCents >= fromCents && priceCents <= toCents && mediaBytes < underBytes,
  );
  return band?.percent ?? STANDARD_FEE_PERCENT;
}

/** Splits a list price: the fee is rounded to the cent, the creator gets the rest. */
export function splitSale(priceCents: Cents, mediaBytes: number): SaleSplit {
  const percent = feePercent(priceCents, mediaBytes);
  const feeCents = shareOf(priceCents, percent, 100);
  return {
    priceCents,
    feePercent: percent,
    feeCents,
    creatorCents: priceCents - feeCents,
    gstCents: gstWithin(priceCents),
  };
}

/** The tax contained in a list price, rounded to the cent. */
export function gstWithin(priceCents: Cents): Cents {
  return shareOf(priceCents, 1, GST_DIVISOR);
}

/** The form's text about the creator's share of the price. */
export function receiveText(split: SaleSplit): string {
  return `You receive ${formatCents(split.creatorCents)}`;
}

/**
 * Another price that pays the creator clearly more than this one does: the last before the fee rises, or the first at
 * which it falls. Null if there is none.
 */
export function betterPaidPrice(priceCents: Cents, mediaBytes: number): SaleSplit | null {
  const { creatorCents } = splitSale(priceCents, mediaBytes);
  const edges = FEE_BANDS.filter(({ underBytes }) => mediaBytes < underBytes).flatMap(
    ({ fromCents, toCents }) => {
      if (priceCents > toCents) return [toCents];
      return priceCents < fromCents ? [fromCents] : [];
    },
  );
  const better = edges
    .map((cents) => splitSale(cents, mediaBytes))
    .filter((split) => split.creatorCents > creatorCents);
  return better.toSorted((a, b) => b.creatorCents - a.creatorCents)[0] ?? null;
}

/** The form's warning about a price that pays less than another one. */
export function betterPaidText(
  better: SaleSplit,
  split: SaleSplit,
  money: MoneyText = formatCents,
): string {
  const paid = `${money(better.priceCents)} pays you ${money(better.creatorCents)}`;
  return `${paid}, ${money(split.priceCents)} pays ${money(split.creatorCents)}`;
}

/** When the fee is lower, in a sentence. */
export function feeRuleText(money: MoneyText = formatCents): string {
  const lower = FEE_BANDS.map(
    ({ percent, fromCents, toCents, underBytes }) =>
      `${percent}% for prices from ${money(fromCents)} to ${money(toCents)} with media under ${underBytes / MEGABYTE} MB`,
  );
  return `Our fee is ${lower.join(', ')}, and ${STANDARD_FEE_PERCENT}% for all others.`;
}

/** The warning about media that are so large that the fee is higher; null if their size makes no difference. */
export function largeMediaText(
  priceCents: Cents,
  mediaBytes: number,
  money: MoneyText = formatCents,
): string | null {
  const { creatorCents } = splitSale(priceCents, mediaBytes);
  const band = FEE_BANDS.find(
    ({ underBytes }) =>
      mediaBytes >= underBytes && splitSale(priceCents, underBytes - 1).creatorCents > creatorCents,
  );
  if (band === undefined) return null;
  const lighter = splitSale(priceCents, band.underBytes - 1);
  const limit = `With media under ${band.underBytes / MEGABYTE} MB`;
  return `${limit}, ${money(priceCents)} pays you ${money(lighter.creatorCents)}`;
}

import {
  centsFromDecimal,
  formatCents,
  formatCentsAbroad,
  type MoneyText,
} from '@laneway/domain/money';
import { REFUND_MONTHS } from '@laneway/domain/terms';
import { isAustralian } from '@laneway/domain/visitor-region';
import { useSyncExternalStore } from 'react';
import type { Guide } from './guide-facts.ts';
import { type GuideTag, TAG_TEXTS } from './guide-tag.ts';

/** The rule of the Terms of Use in one line, for the places where someone decides to pay. */
export const REFUND_TEXT = `If something’s wrong with the guide, contact us within ${REFUND_MONTHS} months for a refund.`;

/**
 * The price of a guide wherever visitors see it: “A$4.99” for those who may think of other dollars. The server doesn't
 * know where they are, so the first screen has it without the A.
 */
export function usePriceText(guide: Guide): string {
  return usePriceTexts()(guide);
}

/** The same for lists. */
export function usePriceTexts(): (guide: Guide) => string {
  const money = useMoneyText();
  return (guide) => money(centsFromDecimal(guide.g_price) ?? 0);
}

/** The label of a guide that stands where its price would, or the price. */
export function useTagText(): (tag: GuideTag, guide: Guide) => string {
  const priceOf = usePriceTexts();
  return (tag, guide) => (tag === 'price' ? priceOf(guide) : TAG_TEXTS[tag]);
}

/** Amounts that aren't the price of a guide, such as what someone paid. */
export function useMoneyText(): MoneyText {
  const isObvious = useSyncExternalStore(neverChanges, isAustralianBrowser, () => true);
  return isObvious ? formatCents : formatCentsAbroad;
}

function neverChanges(): () => void {
  return () => {};
}

/** Asked for once, because it takes long for a list with many prices. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

function isAustralianBrowser(): boolean {
  return isAustralian({ locale: navigator.language, timeZone });
}

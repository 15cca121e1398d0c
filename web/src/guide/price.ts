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

/** The rule of the Terms of Use in one line, for the places where someone decides to pay. */
export const REFUND_TEXT = `If something’s wrong with the guide, contact us within ${REFUND_MONTHS} months for a refund.`;

/**
 * The price where someone decides to pay it: “A$4.99” for visitors who may think of other dollars. The server doesn't
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

/** The same for amounts that aren't the price of a guide, such as what someone paid. */
export function useMoneyText(): MoneyText {
  const isObvious = useSyncExternalStore(neverChanges, isAustralianBrowser, () => true);
  return isObvious ? formatCents : formatCentsAbroad;
}

function neverChanges(): () => void {
  return () => {};
}

function isAustralianBrowser(): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isAustralian({ locale: navigator.language, timeZone });
}

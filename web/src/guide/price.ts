import { isAustralian } from '@laneway/domain/visitor-region';
import { useSyncExternalStore } from 'react';
import { type Guide, priceText } from './guide-facts.ts';

export const REFUND_TEXT = 'If something’s wrong with it, contact us about a refund.';

/**
 * The price where someone decides to pay it: “A$4.99” for visitors who may think of other dollars. The server doesn't
 * know where they are, so the first screen has it without the A.
 */
export function usePriceText(guide: Guide): string {
  const isObvious = useSyncExternalStore(neverChanges, isAustralianBrowser, () => true);
  return isObvious ? priceText(guide) : `A${priceText(guide)}`;
}

function neverChanges(): () => void {
  return () => {};
}

function isAustralianBrowser(): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isAustralian({ locale: navigator.language, timeZone });
}

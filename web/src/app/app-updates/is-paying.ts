import type { PageName } from '../../core/navigation/pages.ts';

const PAYING: readonly PageName[] = ['paymentScreen', 'gift', 'orderReturn'];

/** True if a payment may be in progress: nothing is reloaded or offered then. */
export function isPaying(page: PageName): boolean {
  return PAYING.includes(page);
}

import type { PageName } from '../../core/navigation/pages.ts';

const PAYING: readonly PageName[] = ['paymentScreen', 'gift', 'orderReturn'];

/** Whether money may be on its way: nothing is reloaded then, and nothing else is talked about. */
export function isPaying(page: PageName): boolean {
  return PAYING.includes(page);
}

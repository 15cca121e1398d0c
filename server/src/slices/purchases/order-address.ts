import { appLinkUrl } from '@laneway/domain/app-links/app-link';

/** The URLs to which the provider sends the browser back: the screen that waits for the order. */
export function returnAddresses(
  publicUrl: string,
  orderId: string,
): { readonly returnUrl: string; readonly cancelUrl: string } {
  return {
    returnUrl: appLinkUrl(publicUrl, { kind: 'order', orderId, checkout: null }),
    cancelUrl: appLinkUrl(publicUrl, { kind: 'order', orderId, checkout: 'cancelled' }),
  };
}

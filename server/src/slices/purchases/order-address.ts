/** Where the provider sends the browser back to: the screen that waits for the order. */
export function returnAddresses(
  publicUrl: string,
  orderId: string,
): { readonly returnUrl: string; readonly cancelUrl: string } {
  const returnUrl = `${publicUrl}/?order=${orderId}`;
  return { returnUrl, cancelUrl: `${returnUrl}&checkout=cancelled` };
}

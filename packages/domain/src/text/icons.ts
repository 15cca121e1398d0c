/** True when an image's alt text marks it as a small inline icon. */
export function isInlineIcon(alt: string | null | undefined): boolean {
  return /icon|inline/i.test(alt ?? '');
}

/** True when an image's alt text asks for a small icon within the line. */
export function isInlineIcon(alt: string | null | undefined): boolean {
  return /icon|inline/i.test(alt ?? '');
}

/** The path of the script that a page begins with. Its name has a hash of all that it loads. */
export function entryScriptOf(page: Document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}

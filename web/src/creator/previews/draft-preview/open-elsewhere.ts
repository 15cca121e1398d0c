/** A link inside the app opens in a new tab, so that the walk continues. */
export function openElsewhere(path: string): void {
  window.open(path, '_blank', 'noopener');
}

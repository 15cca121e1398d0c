/** A link inside the app opens in a tab of its own, so that the walk goes on where it was. */
export function openElsewhere(path: string): void {
  window.open(path, '_blank', 'noopener');
}

/** Appends a shapes text to another. */
export function joinShapes(before: string, added: string): string {
  const text = before.trim().replace(/;$/, '');
  return text === '' ? added : `${text};${added}`;
}

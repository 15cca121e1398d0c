/** A piece of what is said, and when, in seconds. */
export type Line = { readonly start: number; readonly end: number; readonly text: string };

/** What is being said at this moment; in a silence, null. */
export function lineAt(lines: readonly Line[], position: number): Line | null {
  return lines.findLast(({ start, end }) => start <= position && position < end) ?? null;
}

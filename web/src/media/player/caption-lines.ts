/** A piece of what is said, with its start and end in seconds. */
export type Line = { readonly start: number; readonly end: number; readonly text: string };

/** The line being spoken at this position; null during a silence. */
export function lineAt(lines: readonly Line[], position: number): Line | null {
  return lines.findLast(({ start, end }) => start <= position && position < end) ?? null;
}

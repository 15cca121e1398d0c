/** The size in which chats and social networks show the image of a link. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The texts on the image of a guide. */
export type ShareCardWords = {
  readonly title: string;
  readonly author: string;
  /** `Free`, or the price. */
  readonly price: string;
};

/** Wraps text with the given measuring function; the last line ends in an ellipsis if not all words fit. */
export function wrapLines(
  text: string,
  { maxWidth, maxLines }: { readonly maxWidth: number; readonly maxLines: number },
  widthOf: (line: string) => number,
): readonly string[] {
  const fits = (line: string) => widthOf(line) <= maxWidth;
  const lines: string[] = [];
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  return shown.map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines;
    return shorten(line, isCut, fits);
  });
}

/** Cuts a line that doesn't fit, such as a single long word, and adds an ellipsis. */
function shorten(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

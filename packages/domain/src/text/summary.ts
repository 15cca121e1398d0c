import { splitParagraphs } from './paragraphs.ts';

/** The most that a card or an offer shows at once. */
export const MAX_SUMMARY_LENGTH = 600;

/** The first paragraph of a description, cut at a word when it is too long. */
export function summaryOf(description: string): string {
  const [opening = ''] = splitParagraphs(description);
  const [first = ''] = opening.split(/\n\s*\n/);
  const text = first.trim();
  if (text.length <= MAX_SUMMARY_LENGTH) return text;
  const cut = text.slice(0, MAX_SUMMARY_LENGTH - 1);
  const lastSpace = cut.lastIndexOf(' ');
  // Cutting inside a word is better than losing most of a text without spaces.
  const end = lastSpace > MAX_SUMMARY_LENGTH / 2 ? lastSpace : cut.length;
  return `${cut
    .slice(0, end)
    .trimEnd()
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

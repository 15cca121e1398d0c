import { MAX_LISTED_DESCRIPTION_LENGTH } from '../text-limits.ts';
import { splitParagraphs } from './paragraphs.ts';

/** The most that a card or an offer shows at once. */
export const MAX_SUMMARY_LENGTH = 600;

/** The first paragraph of a description, cut at a word when it is too long. */
export function summaryOf(description: string): string {
  const [opening = ''] = splitParagraphs(description);
  const [first = ''] = opening.split(/\n\s*\n/);
  return cutAtWord(first.trim(), MAX_SUMMARY_LENGTH);
}

/**
 * A description in lists of guides. Lists are loaded for cards and instant overviews, so they stay small; the guide
 * itself has the full text.
 */
export function listedDescription(description: string): string {
  return cutAtWord(description, MAX_LISTED_DESCRIPTION_LENGTH);
}

function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  // Cutting inside a word is better than losing most of a text without spaces.
  const end = lastSpace > maxLength / 2 ? lastSpace : cut.length;
  return `${cut
    .slice(0, end)
    .trimEnd()
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

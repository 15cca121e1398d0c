import { splitParagraphs } from '../text/paragraphs.ts';
import { plainText } from '../text/plain-text.ts';
import { DAY_MS } from '../timing.ts';

/** Characters of a description that the queue shows. */
const DESCRIPTION_LENGTH = 100;

/** Whole days since submission; both times in milliseconds. */
export function daysPending(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / DAY_MS));
}

export function daysPendingText(days: number): string {
  return days === 0 ? 'Today' : `${counted(days, 'day')} ago`;
}

export function placeCountText(count: number): string {
  return counted(count, 'place');
}

/** The start of a description in Markdown as plain text, without splitting a surrogate pair. */
export function shortDescription(description: string): string {
  const plain = splitParagraphs(description).map(plainText).join(' ');
  const characters = Array.from(plain);
  return characters.length <= DESCRIPTION_LENGTH
    ? plain
    : `${characters.slice(0, DESCRIPTION_LENGTH).join('').trimEnd()}…`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

import { replaceLinks } from '../text/replace-links.ts';
import { foldText } from './fold.ts';

/** A piece of a text, marked if it matches the search. */
export type Segment = { readonly text: string; readonly hit: boolean };

/** About two lines on a phone. */
const SNIPPET_LENGTH = 160;
/** Characters of context before the first hit. */
const BEFORE_HIT = 50;

/**
 * A Markdown text as plain text on one line. The database stores the same for every published text (`prose_of`), so a
 * change here needs a migration.
 */
export function proseOf(markdown: string): string {
  const withoutImages = replaceLinks(markdown, '![', () => ' ');
  return replaceLinks(withoutImages, '[', (label) => label)
    .replace(/\S+/g, (word) => (isWebAddress(word) ? ' ' : word))
    .replace(/[*_`]+/g, '')
    .replace(/~{3,}|[#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isWebAddress(word: string): boolean {
  const scheme = word.indexOf('://', 1);
  return scheme !== -1 && scheme + 3 < word.length;
}

/** Longer words, such as a text without spaces, are cut. */
const MAX_WORD_LENGTH = 60;

type Word = { readonly start: number; readonly end: number };

/** Letters, digits, accents and apostrophes. */
const WORD = /[\p{L}\p{N}\p{M}'\u2018\u2019\u02bc]+/gu;

/**
 * The part of a text around the first hits, in marked pieces; null when there is none. Whole words are marked, so that
 * a snippet never separates an accent from its letter. `isHit` gets folded words.
 */
export function snippetOf(
  text: string,
  isHit: (word: string) => boolean,
  { whole = false } = {},
): readonly Segment[] | null {
  const inside: Word[] = [];
  let from = 0;
  let to = text.length;
  for (const word of wordsOf(text)) {
    if (word.start > to) break;
    if (!foldText(text.slice(word.start, word.end)).split(' ').some(isHit)) continue;
    if (inside.length === 0 && !whole) ({ from, to } = windowAround(text, word));
    if (word.end <= to) inside.push(word);
  }
  if (inside.length === 0) return null;
  return [
    ...(from > 0 ? [{ text: '…', hit: false }] : []),
    ...cutAt(text, inside, from, to),
    ...(to < text.length ? [{ text: '…', hit: false }] : []),
  ];
}

/** The start of a text, for results without a hit to show. */
export function openingOf(text: string): readonly Segment[] {
  if (text.length <= SNIPPET_LENGTH) return text === '' ? [] : [{ text, hit: false }];
  return [{ text: `${text.slice(0, spaceBefore(text, SNIPPET_LENGTH))}…`, hit: false }];
}

function* wordsOf(text: string): Iterable<Word> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    yield {
      start: index,
      end: wellFormedEnd(text, index + Math.min(word.length, MAX_WORD_LENGTH)),
    };
  }
}

function windowAround(text: string, { start, end }: Word): { from: number; to: number } {
  const from = start <= BEFORE_HIT ? 0 : spaceAfter(text, start - BEFORE_HIT, start);
  const furthest = Math.max(from + SNIPPET_LENGTH, end);
  const to = furthest >= text.length ? text.length : Math.max(spaceBefore(text, furthest), end);
  return { from, to };
}

function spaceAfter(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= before ? before : space + 1;
}

/** The end of the last whole word before this position. */
function spaceBefore(text: string, before: number): number {
  const space = text.lastIndexOf(' ', before);
  return space > before / 2 ? space : wellFormedEnd(text, before);
}

/** Never splits a surrogate pair. */
function wellFormedEnd(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}

function cutAt(text: string, hits: readonly Word[], from: number, to: number): Segment[] {
  const segments: Segment[] = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start > at) segments.push({ text: text.slice(at, start), hit: false });
    segments.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < to) segments.push({ text: text.slice(at, to), hit: false });
  return segments;
}

/** A typed word, and every form that it matches. */
export type SearchWord = { readonly typed: string; readonly anyOf: readonly string[] };

export type WordHits = {
  /** True if a folded word is one of those searched for. */
  readonly isHit: (word: string) => boolean;
  /** The indexes of the search words that a folded text contains. */
  readonly coveredBy: (folded: string) => ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
  /** Every form of every word. */
  readonly words: readonly string[];
};

export function wordHits(groups: readonly SearchWord[], unfinished: string | null): WordHits {
  const tests = groups.map(({ typed, anyOf }) => {
    const words = new Set(anyOf);
    return (word: string) =>
      words.has(word) || (typed === unfinished && word.startsWith(unfinished));
  });
  return {
    isHit: (word) => tests.some((test) => test(word)),
    coveredBy: (folded) => {
      const words = folded.split(' ');
      return new Set(tests.flatMap((test, index) => (words.some(test) ? [index] : [])));
    },
    all: new Set(groups.keys()),
    words: groups.flatMap(({ anyOf }) => anyOf),
  };
}

export type SearchedField = {
  readonly read: () => string;
  /** Short enough to be shown whole. */
  readonly whole: boolean;
};

export type ExplainedFields<F> = {
  readonly found: readonly { readonly field: F; readonly segments: readonly Segment[] }[];
  /** The number of words that no field contains. */
  readonly unexplained: number;
};

/** The fields that contain the words of a search, in order, as long as each adds a word. */
export function explainFields<F extends SearchedField>(
  fields: readonly F[],
  hits: WordHits,
): ExplainedFields<F> {
  const left = new Set(hits.all);
  const found: { field: F; segments: readonly Segment[] }[] = [];
  for (const field of fields) {
    if (left.size === 0) break;
    const text = field.read();
    const added = [...hits.coveredBy(foldText(text))].filter((word) => left.has(word));
    const segments = added.length === 0 ? null : snippetOf(text, hits.isHit, field);
    if (segments === null) continue;
    for (const word of added) left.delete(word);
    found.push({ field, segments });
  }
  return { found, unexplained: left.size };
}

import { foldText } from './fold.ts';
import { isShortForm } from './street-words.ts';

/** Further words are ignored, because each costs an index lookup. */
const MAX_WORDS = 8;

/** The length of words in the index. */
const MAX_WORD_LENGTH = 40;

/** Words without meaning for a search. They count only if there are no others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in into is it of on or the to with'.split(' '),
);

export type Search = {
  /** The words to find: each once, in the order typed. */
  readonly words: readonly string[];
  /** The whole search, folded, to compare with titles. */
  readonly phrase: string;
  /** The last word, if it may be unfinished. */
  readonly unfinished: string | null;
};

/** Parses what was typed. A text without words, such as punctuation, is an empty search. */
export function readSearch(text: string, { isTyping }: { readonly isTyping: boolean }): Search {
  const phrase = foldText(text);
  const typed =
    phrase === '' ? [] : phrase.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH));
  const end = isTyping && !/\s$/.test(text) ? (typed.at(-1) ?? null) : null;
  const last = end !== null && typed.length > 1 && isShortForm(end) ? null : end;
  const telling = typed.filter(
    (word, index) => !STOP_WORDS.has(word) || (last !== null && index === typed.length - 1),
  );
  const words = [...new Set(telling.length === 0 ? typed : telling)].slice(0, MAX_WORDS);
  return { words, phrase, unfinished: last !== null && words.at(-1) === last ? last : null };
}

/** A word and its equivalent forms: English plurals. */
export function formsOf(word: string): readonly string[] {
  if (word.length < 4 || /\d/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return word.endsWith('ss') ? [word] : [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return /(?:[xz]|[cs]h)$/.test(word) ? [word, `${word}es`] : [word, `${word}s`];
}

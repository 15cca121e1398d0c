import { foldText } from './fold.ts';

/** Words beyond these are ignored: each costs a look into the index. */
const MAX_WORDS = 8;

/** As long as words are in the index. */
const MAX_WORD_LENGTH = 40;

/** Words that say nothing about a walk. They count only where there is nothing else. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in into is it of on or the to with'.split(' '),
);

/** What someone searches for. */
export type Search = {
  /** As it is looked for: each once, in the order in which they were typed. */
  readonly words: readonly string[];
  /** All that was typed, folded, to compare with whole titles. */
  readonly phrase: string;
  /** The last word, if that may be unfinished. */
  readonly unfinished: string | null;
};

/** Reads what was typed. A text without words, such as punctuation, is a search for nothing. */
export function readSearch(text: string, { isTyping }: { readonly isTyping: boolean }): Search {
  const phrase = foldText(text);
  const typed =
    phrase === '' ? [] : phrase.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH));
  const last = isTyping && !/\s$/.test(text) ? (typed.at(-1) ?? null) : null;
  const telling = typed.filter(
    (word, index) => !STOP_WORDS.has(word) || (last !== null && index === typed.length - 1),
  );
  const words = [...new Set(telling.length === 0 ? typed : telling)].slice(0, MAX_WORDS);
  return { words, phrase, unfinished: last !== null && words.at(-1) === last ? last : null };
}

/** A word and the forms of it that mean the same: English plurals. */
export function formsOf(word: string): readonly string[] {
  if (word.length < 4 || /\d/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return word.endsWith('ss') ? [word] : [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return /(?:[xz]|[cs]h)$/.test(word) ? [word, `${word}es`] : [word, `${word}s`];
}

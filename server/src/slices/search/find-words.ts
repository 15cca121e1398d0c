import { formsOf, type Search } from '@laneway/domain/search/search-words';
import { allowedEdits, correct } from '@laneway/domain/search/typos';
import type { Queryable } from '../../platform/database/database.ts';
import { findCompletions, findKnownWords, findWordsAlike, type WordRow } from './word-store.ts';

/** A word of the search, with all forms that match. */
export type WordGroup = {
  readonly typed: string;
  readonly anyOf: readonly string[];
  /** The number of guides that contain its most frequent form. */
  readonly guides: number;
};

export type FoundWords = {
  readonly groups: readonly WordGroup[];
  /** The corrected search; null if there were no typing mistakes. */
  readonly corrected: string | null;
};

/** Each correction is a search in the vocabulary, and guessing doesn't help with more mistyped words than this. */
const MOST_CORRECTED = 3;
/** Longer words than any in the vocabulary aren't corrected. */
const LONGEST_CORRECTED = 24;

/** The forms of the search words in the index: plurals, completions and corrections. */
export async function findWords(db: Queryable, search: Search): Promise<FoundWords> {
  const { words, unfinished } = search;
  const known = await findKnownWords(db, [...new Set(words.flatMap(formsOf))]);
  const completions = unfinished === null ? [] : await findCompletions(db, unfinished);
  const groups = words.map((typed) => {
    const forms = known.filter(({ word }) => formsOf(typed).includes(word));
    return groupOf(typed, typed === unfinished ? [...completions, ...forms] : forms);
  });
  const mistyped = groups
    .filter(({ typed, guides }) => guides === 0 && allowedEdits(typed) > 0)
    .filter(({ typed }) => typed.length <= LONGEST_CORRECTED)
    .slice(0, MOST_CORRECTED)
    .map(({ typed }) => typed);
  if (mistyped.length === 0) return { groups, corrected: null };
  return correctGroups(search, groups, await findWordsAlike(db, mistyped));
}

function correctGroups(
  { phrase, unfinished }: Search,
  groups: readonly WordGroup[],
  alike: readonly (WordRow & { readonly asked: string })[],
): FoundWords {
  const meant = new Map<string, string>();
  const corrected = groups.map((group) => {
    const { typed } = group;
    const near = alike.filter(({ asked }) => asked === typed);
    const words = correct(typed, near, { isUnfinished: typed === unfinished });
    const [best] = words;
    if (best === undefined) return group;
    meant.set(typed, best);
    return groupOf(
      typed,
      near.filter(({ word }) => words.includes(word)),
    );
  });
  if (meant.size === 0) return { groups, corrected: null };
  const text = phrase.split(' ').map((word) => meant.get(word) ?? word);
  return { groups: corrected, corrected: text.join(' ') };
}

/** The word itself is always included, even if the vocabulary doesn't have it yet. */
function groupOf(typed: string, rows: readonly WordRow[]): WordGroup {
  return {
    typed,
    anyOf: [...new Set([typed, ...rows.map(({ word }) => word)])],
    guides: Math.max(0, ...rows.map(({ guides }) => guides)),
  };
}

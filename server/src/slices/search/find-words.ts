import { isPlaceName } from '@laneway/domain/search/place-names';
import { formsOf, type Search } from '@laneway/domain/search/search-words';
import { aliasesOf } from '@laneway/domain/search/street-words';
import { allowedEdits, correct } from '@laneway/domain/search/typos';
import { type Queryable, statement } from '../../platform/database/database.ts';

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
const MAX_CORRECTED = 3;
/** Longer words than any in the vocabulary aren't corrected. */
const MAX_CORRECTED_LENGTH = 24;

/** The forms of the search words in the index: plurals, other spellings, completions and corrections. */
export async function findWords(db: Queryable, search: Search): Promise<FoundWords> {
  const { words, unfinished } = search;
  const spellings = (typed: string): readonly string[] => {
    const beginsLonger = words.length > 1 && typed === words[0];
    return [...formsOf(typed), ...aliasesOf(typed, { beginsLonger })];
  };
  const known = await findKnownWords(db, [...new Set(words.flatMap(spellings))]);
  const completions = unfinished === null ? [] : await findCompletions(db, unfinished);
  const groups = words.map((typed) => {
    const forms = known.filter(({ word }) => spellings(typed).includes(word));
    return groupOf(typed, typed === unfinished ? [...completions, ...forms] : forms);
  });
  const mistyped = groups
    .filter(({ typed, guides }) => guides === 0 && allowedEdits(typed) > 0)
    // A suburb without guides isn't corrected: one that is spelled alike isn't what was meant.
    .filter(({ typed }) => !isPlaceName(typed, { isUnfinished: typed === unfinished }))
    .filter(({ typed }) => typed.length <= MAX_CORRECTED_LENGTH)
    .slice(0, MAX_CORRECTED)
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

/** A word of the index. */
export type WordRow = { readonly word: string; readonly guides: number };

const KNOWN = statement<WordRow>(
  'search.known_words',
  'SELECT word, guides FROM search_words WHERE word = ANY ($1::text[])',
);

/** The number of words considered for completing or correcting one. */
const MAX_COMPLETIONS = 10;
const MAX_SIMILAR = 40;
const MAX_WITH_SAME_START = 120;

/** Words by the letters typed so far. Each statement reads no more rows from an index than it returns. */
const COMPLETIONS = ([1, 2, 3] as const).map((letters) =>
  statement<WordRow>(
    `search.completions_${letters}`,
    `SELECT word, guides FROM search_words WHERE left(word, ${letters}) = $1 COLLATE "C"
      ORDER BY named DESC LIMIT ${MAX_COMPLETIONS}`,
  ),
);
/** Once more than three letters are typed, few enough words are left to read all of them. */
const LONG_COMPLETIONS = statement<WordRow>(
  'search.completions_long',
  `SELECT word, guides FROM search_words WHERE left(word, 3) = left($1, 3) COLLATE "C" AND starts_with(word, $1)
    ORDER BY named DESC LIMIT ${MAX_COMPLETIONS}`,
);

/** Similar words: by shared letters, and by their start. */
const ALIKE = statement<WordRow & { readonly asked: string }>(
  'search.words_alike',
  `SELECT asked.word AS asked, alike.word, alike.guides
     FROM unnest($1::text[]) asked (word), LATERAL (
       (SELECT v.word, v.guides FROM search_words v
         WHERE v.word % asked.word AND abs(length(v.word) - length(asked.word)) <= 2
         ORDER BY similarity(v.word, asked.word) DESC LIMIT ${MAX_SIMILAR})
       UNION
       (SELECT v.word, v.guides FROM search_words v
         WHERE left(v.word, 3) = left(asked.word, 3) COLLATE "C" ORDER BY v.named DESC LIMIT ${MAX_WITH_SAME_START})
     ) alike`,
);

/** The ones of these words that are in some guide. */
function findKnownWords(db: Queryable, words: readonly string[]): Promise<WordRow[]> {
  return db.query(KNOWN, [words]);
}

/** The words with this start that are in most titles. */
function findCompletions(db: Queryable, start: string): Promise<WordRow[]> {
  return db.query(COMPLETIONS[start.length - 1] ?? LONG_COMPLETIONS, [start]);
}

function findWordsAlike(
  db: Queryable,
  words: readonly string[],
): Promise<(WordRow & { readonly asked: string })[]> {
  return db.query(ALIKE, [words]);
}

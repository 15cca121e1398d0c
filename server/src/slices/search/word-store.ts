import { type Queryable, statement } from '../../platform/database/database.ts';

/** A word of the index. */
export type WordRow = { readonly word: string; readonly guides: number };

const KNOWN = statement<WordRow>(
  'search.known_words',
  'SELECT word, guides FROM search_words WHERE word = ANY ($1::text[])',
);

/** The number of words considered for completing or correcting one. */
const MOST_COMPLETIONS = 10;
const MOST_ALIKE = 40;
const MOST_WITH_SAME_START = 120;

/** By the letters typed so far. Each reads no more rows from an index than it returns. */
const COMPLETIONS = ([1, 2, 3] as const).map((letters) =>
  statement<WordRow>(
    `search.completions_${letters}`,
    `SELECT word, guides FROM search_words WHERE left(word, ${letters}) = $1 COLLATE "C"
      ORDER BY named DESC LIMIT ${MOST_COMPLETIONS}`,
  ),
);
/** With more than three letters there are few enough words to read all of them. */
const LONG_COMPLETIONS = statement<WordRow>(
  'search.completions_long',
  `SELECT word, guides FROM search_words WHERE left(word, 3) = left($1, 3) COLLATE "C" AND starts_with(word, $1)
    ORDER BY named DESC LIMIT ${MOST_COMPLETIONS}`,
);

/** Similar words: by shared letters, and by their start. */
const ALIKE = statement<WordRow & { readonly asked: string }>(
  'search.words_alike',
  `SELECT asked.word AS asked, alike.word, alike.guides
     FROM unnest($1::text[]) asked (word), LATERAL (
       (SELECT v.word, v.guides FROM search_words v
         WHERE v.word % asked.word AND abs(length(v.word) - length(asked.word)) <= 2
         ORDER BY similarity(v.word, asked.word) DESC LIMIT ${MOST_ALIKE})
       UNION
       (SELECT v.word, v.guides FROM search_words v
         WHERE left(v.word, 3) = left(asked.word, 3) COLLATE "C" ORDER BY v.named DESC LIMIT ${MOST_WITH_SAME_START})
     ) alike`,
);

/** The ones of these words that are in some guide. */
export function findKnownWords(db: Queryable, words: readonly string[]): Promise<WordRow[]> {
  return db.query(KNOWN, [words]);
}

/** The words with this start that are in most titles. */
export function findCompletions(db: Queryable, start: string): Promise<WordRow[]> {
  return db.query(COMPLETIONS[start.length - 1] ?? LONG_COMPLETIONS, [start]);
}

export function findWordsAlike(
  db: Queryable,
  words: readonly string[],
): Promise<(WordRow & { readonly asked: string })[]> {
  return db.query(ALIKE, [words]);
}

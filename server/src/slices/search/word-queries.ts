import type { WordQueries } from './candidate-store.ts';
import type { WordGroup } from './find-words.ts';

/** How words of titles, and of names in general, are marked in the index. */
const MARKS = { inTitle: '=', inNames: '~', anywhere: '' } as const;

/** How many of its words a guide has to have. */
export type Strictness = 'all' | 'all but one' | 'any';

/** The text queries of a search. Words are letters and digits only, so nothing in them means anything to a query. */
export function queriesOf(groups: readonly WordGroup[], strictness: Strictness): WordQueries {
  const within = (mark: string) =>
    combine(
      groups.map((group) => anyOf(group, mark)),
      strictness,
    );
  return {
    inTitle: within(MARKS.inTitle),
    inNames: within(MARKS.inNames),
    anywhere: within(MARKS.anywhere),
    each: groups.map((group) => ({
      query: anyOf(group, MARKS.anywhere),
      alternatives: group.anyOf.length,
    })),
  };
}

function anyOf({ anyOf: words }: WordGroup, mark: string): string {
  return `(${words.map((word) => `'${mark}${word}'`).join(' | ')})`;
}

function combine(words: readonly string[], strictness: Strictness): string {
  switch (strictness) {
    case 'all':
      return words.join(' & ');
    case 'any':
      return words.join(' | ');
    case 'all but one':
      return words
        .map((_, left) => `(${words.filter((_other, index) => index !== left).join(' & ')})`)
        .join(' | ');
  }
}

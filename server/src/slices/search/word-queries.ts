import type { WordQueries } from './candidate-store.ts';
import type { WordGroup } from './find-words.ts';

/** The index marks for words of titles, and of names in general. */
const MARKS = { inTitle: '=', inNames: '~', anywhere: '' } as const;

/** The words that a guide must contain, and how many of them. */
export type Attempt = {
  readonly of: readonly WordGroup[];
  readonly having: 'all' | 'all but one' | 'any';
};

/** Each further word multiplies the combinations; the rare ones say most about the search. */
const MOST_COMBINED = 4;
const MOST_OF_ANY = 3;

/** All the words. If no guide has them, those before the unfinished one, or most of the rarest ones. */
export function attemptsOf(
  groups: readonly WordGroup[],
  unfinished: string | null,
): readonly Attempt[] {
  const all: Attempt = { of: groups, having: 'all' };
  if (groups.length === 1) return [all];
  if (unfinished !== null) {
    return [all, { of: groups.filter(({ typed }) => typed !== unfinished), having: 'all' }];
  }
  const telling = groups.toSorted((a, b) => a.guides - b.guides);
  return [
    all,
    { of: telling.slice(0, MOST_COMBINED), having: 'all but one' },
    { of: telling.slice(0, MOST_OF_ANY), having: 'any' },
  ];
}

/** The text queries of an attempt. Words are letters and digits only, so they need no escaping. */
export function queriesOf({ of, having }: Attempt, groups: readonly WordGroup[]): WordQueries {
  const within = (mark: string) =>
    combine(
      of.map((group) => anyOf(group, mark)),
      having,
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

function combine(words: readonly string[], having: Attempt['having']): string {
  switch (having) {
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

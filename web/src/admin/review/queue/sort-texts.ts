import {
  changeReviewQuery,
  type ReviewQuery,
  SORT_KEYS,
  type SortKey,
  type SortOrder,
} from '@laneway/domain/review/queue';

/** The first order of each column is the default one. */
const SORT_TEXTS: Readonly<Record<SortKey, readonly (readonly [SortOrder, string])[]>> = {
  pg_updated: [
    ['desc', 'Latest update'],
    ['asc', 'Oldest update'],
  ],
  pg_created: [
    ['desc', 'Newest first'],
    ['asc', 'Oldest first'],
  ],
  pg_title: [
    ['asc', 'Title, A to Z'],
    ['desc', 'Title, Z to A'],
  ],
  pg_author: [
    ['asc', 'Creator, A to Z'],
    ['desc', 'Creator, Z to A'],
  ],
  pg_status: [
    ['asc', 'Status, A to Z'],
    ['desc', 'Status, Z to A'],
  ],
};

/** The words of `aria-sort`. */
export const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The query after a column’s heading is pressed: reversed, or by another column. */
export function sortBy(query: ReviewQuery, key: SortKey): ReviewQuery {
  const [first, other] = SORT_TEXTS[key].map(([order]) => order);
  const isReversed = query.sort_by === key && query.sort_order === first;
  return changeReviewQuery(query, {
    sort_by: key,
    sort_order: (isReversed ? other : first) ?? 'desc',
  });
}

type SortChoice = {
  readonly name: string;
  readonly text: string;
  readonly sort: Pick<ReviewQuery, 'sort_by' | 'sort_order'>;
};

/** Every order, for a select where there are no headings. */
export const SORT_CHOICES: readonly SortChoice[] = SORT_KEYS.flatMap((key) =>
  SORT_TEXTS[key].map(([order, text]) => {
    const sort = { sort_by: key, sort_order: order };
    return { name: sortName(sort), text, sort };
  }),
);

export function sortName({ sort_by, sort_order }: SortChoice['sort']): string {
  return `${sort_by} ${sort_order}`;
}

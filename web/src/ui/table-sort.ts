/** Both are values of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending';

/** The heading of the column that rows are sorted by, and the direction. */
export type Sort = { readonly heading: string; readonly direction: SortDirection };

/** The value that a row is sorted by. */
export type SortKey<Row> = (row: Row) => number | string;

/** The sorted rows; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  key: SortKey<Row>,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)));
}

/** The sort after a heading is pressed: the same column reversed, or a new one with its highest figures or A first. */
export function nextSort(current: Sort | null, heading: string, isFigure: boolean): Sort {
  if (current?.heading === heading) {
    return { heading, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { heading, direction: isFigure ? 'descending' : 'ascending' };
}

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-AU', { numeric: true });
}

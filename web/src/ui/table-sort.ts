/** The two words are those of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending';

/** By which column rows stand in order, named by its heading. */
export type Sort = { readonly heading: string; readonly direction: SortDirection };

/** What a row is put in order by. */
export type SortKey<Row> = (row: Row) => number | string;

/** The rows in order; those that are equal stay as they stood. */
export function sortRows<Row>(
  rows: readonly Row[],
  key: SortKey<Row>,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)));
}

/** What pressing a heading leads to: the other way round, or another column with its most telling end first. */
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

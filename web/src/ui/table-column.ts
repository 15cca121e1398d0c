import type { ReactNode } from 'react';
import type { Sort, SortKey } from './table-sort.ts';

export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  readonly isFigure?: boolean;
  /** True to leave it out of cards, to keep the list short; the details of the row show it. */
  readonly isWideOnly?: boolean;
  /** Present if rows can be sorted by this column. */
  readonly sortBy?: SortKey<Row>;
  /** Shown in the footer row. */
  readonly total?: ReactNode;
};

/** The content of a table, as rows or as cards. */
export type TableContent<Row> = {
  /** The accessible name of the table. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The buttons of a row. */
  readonly actions?: (row: Row) => ReactNode;
};

export type TableView<Row> = TableContent<Row> & {
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
};

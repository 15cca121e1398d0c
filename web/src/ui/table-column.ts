import type { ReactNode } from 'react';
import type { Sort, SortKey } from './table-sort.ts';

export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand under one another, flush right. */
  readonly isFigure?: boolean;
  /** Left out of a card, where it would only make the list long; whoever opens the row is told it there. */
  readonly isWideOnly?: boolean;
  /** There where rows may be put in order by this column. */
  readonly sortBy?: SortKey<Row>;
  /** Stands under the column, in a last row. */
  readonly total?: ReactNode;
};

/** What a table shows, in whichever shape. */
export type TableContent<Row> = {
  /** What the table is called to those who cannot see what stands above it. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** What can be done about a row. */
  readonly actions?: (row: Row) => ReactNode;
};

export type TableView<Row> = TableContent<Row> & {
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
};

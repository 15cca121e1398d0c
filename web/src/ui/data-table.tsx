import { useState } from 'react';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableRows } from './data-table-rows.tsx';
import type { TableContent } from './table-column.ts';
import { type Sort, sortRows } from './table-sort.ts';
import { useHasRoomForColumns } from './use-media-query.ts';

export type DataTableProps<Row> = TableContent<Row> & {
  readonly initialSort?: Sort;
  /** True for a table with a few narrow columns that fit on a phone. */
  readonly isSmall?: boolean;
};

/** Columns on a wide screen, and a card for each row on a phone. */
export function DataTable<Row>({ initialSort, isSmall = false, ...content }: DataTableProps<Row>) {
  const hasColumns = useHasRoomForColumns();
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);
  const sortBy = content.columns.find(({ heading }) => heading === sort?.heading)?.sortBy;
  const rows =
    sort === null || sortBy === undefined
      ? content.rows
      : sortRows(content.rows, sortBy, sort.direction);
  const view = { ...content, rows, sort, onSort: setSort };
  return hasColumns || isSmall ? <DataTableRows {...view} /> : <DataTableCards {...view} />;
}

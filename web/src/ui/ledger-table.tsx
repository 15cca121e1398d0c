import { useState } from 'react';
import { LedgerCards } from './ledger-cards.tsx';
import type { LedgerContent } from './ledger-column.ts';
import { LedgerRows } from './ledger-rows.tsx';
import { type Sort, sortRows } from './ledger-sort.ts';
import { useHasRoomForColumns } from './use-media-query.ts';

export type LedgerTableProps<Row> = LedgerContent<Row> & {
  readonly initialSort?: Sort;
  /** True for a table of few and narrow columns, which fits on a phone as it is. */
  readonly isSmall?: boolean;
};

/** A page of a ledger: ruled columns where there is room, and on a phone a card for each row. */
export function LedgerTable<Row>({
  initialSort,
  isSmall = false,
  ...content
}: LedgerTableProps<Row>) {
  const hasColumns = useHasRoomForColumns();
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);
  const sortBy = content.columns.find(({ heading }) => heading === sort?.heading)?.sortBy;
  const rows =
    sort === null || sortBy === undefined
      ? content.rows
      : sortRows(content.rows, sortBy, sort.direction);
  const view = { ...content, rows, sort, onSort: setSort };
  return hasColumns || isSmall ? <LedgerRows {...view} /> : <LedgerCards {...view} />;
}

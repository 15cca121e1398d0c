import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type CursorPage, loadedItems } from '../../../api/cursor-pages.ts';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { TableContent } from '../../../ui/table-column.ts';

export type PersonListProps<Row> = Pick<TableContent<Row>, 'columns' | 'rowKey'> & {
  readonly title: string;
  /** What couldn't be loaded, in lower case. */
  readonly what: string;
  readonly empty: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<CursorPage<Row>>>;
  readonly actions?: ReactNode;
};

/** A list on the page of a person, newest first. */
export function PersonList<Row>({
  title,
  what,
  empty,
  query,
  actions,
  ...table
}: PersonListProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sections.part}>
      <div className={sections.head}>
        <h3 id={id} className={sections.subtitle}>
          {title}
        </h3>
        {actions}
      </div>
      <Rows title={title} what={what} empty={empty} query={query} {...table} />
    </section>
  );
}

function Rows<Row>({ title, what, empty, query, ...table }: Omit<PersonListProps<Row>, 'actions'>) {
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what={what} query={query} />;
  const rows = loadedItems(query.data);
  if (rows.length === 0) return <p className={sections.lead}>{empty}</p>;
  return (
    <>
      <DataTable label={`${title}, newest first`} rows={rows} {...table} />
      <ShowMore of={what.replace(/^(the|their) /, '')} query={query} />
    </>
  );
}

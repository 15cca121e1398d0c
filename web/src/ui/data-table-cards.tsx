import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table-cards.module.css';
import { InlineSelect } from './inline-field.tsx';
import { Leaders } from './leaders.tsx';
import type { TableView } from './table-column.ts';
import type { Sort, SortDirection } from './table-sort.ts';

/** The table as a list: one card per row, with dotted leaders to its figures. */
export function DataTableCards<Row>(view: TableView<Row>) {
  const { label, columns, rows, rowKey, actions } = view;
  const [first, ...others] = columns;
  const rest = others.filter(({ isWideOnly = false }) => !isWideOnly);
  const totals = rest.filter(({ total }) => total !== undefined);
  return (
    <div className={styles.stack}>
      <SortChoice view={view} />
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            <p className={styles.name}>{first.cell(row)}</p>
            <Leaders
              rows={rest.map(({ heading, cell }) => ({ name: heading, value: cell(row) }))}
            />
            <Actions>{actions?.(row)}</Actions>
          </li>
        ))}
        {totals.length > 0 && (
          <li className={classNames(styles.card, styles.sum)}>
            <p className={styles.name}>{first.total}</p>
            <Leaders rows={totals.map(({ heading, total }) => ({ name: heading, value: total }))} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** Renders nothing, not even a margin, for a row without actions. */
function Actions({ children }: { readonly children: ReactNode }) {
  return children ? <div className={styles.actions}>{children}</div> : null;
}

const ENDS: Readonly<Record<SortDirection, string>> = {
  descending: 'highest first',
  ascending: 'lowest first',
};

/** Cards have no column headings to sort by, so sorting is a select. */
function SortChoice<Row>({ view: { columns, sort, onSort } }: { readonly view: TableView<Row> }) {
  const sorts = columns
    .filter(({ sortBy, isFigure }) => sortBy !== undefined && isFigure)
    .flatMap(({ heading }) =>
      (['descending', 'ascending'] as const).map((direction): Sort => ({ heading, direction })),
    );
  if (sorts.length === 0) return null;
  return (
    <InlineSelect
      label="Sort by"
      value={sort === null ? '' : nameOf(sort)}
      options={sorts.map((each) => [nameOf(each), `${each.heading}, ${ENDS[each.direction]}`])}
      onChoose={(value) => {
        const chosen = sorts.find((each) => nameOf(each) === value);
        if (chosen !== undefined) onSort(chosen);
      }}
    />
  );
}

function nameOf({ heading, direction }: Sort): string {
  return `${heading} ${direction}`;
}

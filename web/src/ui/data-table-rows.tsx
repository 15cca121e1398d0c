import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table-rows.module.css';
import type { Column, TableView } from './table-column.ts';
import { nextSort } from './table-sort.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The table as a table. One that is too wide scrolls inside its container, by keyboard too. */
export function DataTableRows<Row>(view: TableView<Row>) {
  const { label, columns, rows, rowKey, actions } = view;
  const id = useId();
  return (
    <section
      className={styles.region}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus can be scrolled by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption id={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.heading} column={column} view={view} />
            ))}
            {actions !== undefined && (
              <td>
                <VisuallyHidden>Actions</VisuallyHidden>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ heading, cell, isFigure }, at) =>
                at === 0 ? (
                  <th key={heading} scope="row" className={styles.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={heading} className={classNames(isFigure && styles.figure)}>
                    {cell(row)}
                  </td>
                ),
              )}
              {actions !== undefined && <td className={styles.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
        <Totals view={view} />
      </table>
    </section>
  );
}

type HeadingProps<Row> = { readonly column: Column<Row>; readonly view: TableView<Row> };

function Heading<Row>({ column, view: { sort, onSort } }: HeadingProps<Row>) {
  const { heading, isFigure = false, sortBy } = column;
  const direction = sort?.heading === heading ? sort.direction : undefined;
  return (
    <th scope="col" className={classNames(isFigure && styles.figure)} aria-sort={direction}>
      {sortBy === undefined ? (
        heading
      ) : (
        <button
          type="button"
          className={styles.sorter}
          onClick={() => onSort(nextSort(sort, heading, isFigure))}
        >
          {heading}
          <span className={styles.arrow} aria-hidden="true">
            {direction === undefined ? '↕' : direction === 'descending' ? '↓' : '↑'}
          </span>
        </button>
      )}
    </th>
  );
}

function Totals<Row>({ view: { columns, actions } }: { readonly view: TableView<Row> }) {
  const [first, ...rest] = columns;
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{first.total}</th>
        {rest.map(({ heading, isFigure, total }) => (
          <td key={heading} className={classNames(isFigure && styles.figure)}>
            {total}
          </td>
        ))}
        {actions !== undefined && <td />}
      </tr>
    </tfoot>
  );
}

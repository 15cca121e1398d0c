import { daysPendingText, placeCountText } from '@laneway/domain/review/item-texts';
import type { ReviewQuery, SortKey } from '@laneway/domain/review/queue';
import { formatDate } from '@laneway/domain/text/dates';
import type { ReactNode } from 'react';
import type { QueueItem } from '../../../api/queries/review-queue.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import rows from '../../../ui/data-table-rows.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './queue-table.module.css';
import { ARIA_SORT } from './sort-texts.ts';
import type { RovingFocus } from './use-roving-focus.ts';

export type QueueItemsProps = {
  readonly items: readonly QueueItem[];
  readonly query: ReviewQuery;
  readonly roving: RovingFocus;
  readonly onOpen: (pgId: number) => void;
  /** True while the rows of the previous query are shown. */
  readonly isBusy: boolean;
};

export type QueueTableProps = QueueItemsProps & {
  /** True if there is room for the dates. */
  readonly isWide: boolean;
  readonly onSort: (key: SortKey) => void;
};

type Column = {
  readonly heading: string;
  readonly sortKey?: SortKey;
  readonly isWideOnly?: boolean;
  /** Names may be long; everything else stays on one line. */
  readonly wraps?: boolean;
  readonly cell: (item: QueueItem) => ReactNode;
};

/** The columns after the guide itself. */
const COLUMNS: readonly Column[] = [
  {
    heading: 'Creator',
    sortKey: 'pg_author',
    wraps: true,
    cell: ({ author_name }) => author_name,
  },
  { heading: 'Places', cell: ({ place_count }) => placeCountText(place_count) },
  {
    heading: 'Status',
    sortKey: 'pg_status',
    cell: ({ pg_pending_status }) => <StatusChip status={pg_pending_status} />,
  },
  { heading: 'Submitted', cell: ({ days_pending }) => daysPendingText(days_pending) },
  {
    heading: 'Created',
    sortKey: 'pg_created',
    isWideOnly: true,
    cell: ({ pg_created }) => formatDate(pg_created),
  },
  {
    heading: 'Updated',
    sortKey: 'pg_updated',
    isWideOnly: true,
    cell: ({ pg_updated }) => formatDate(pg_updated),
  },
];

/** The queue as a dense table. */
export function QueueTable(props: QueueTableProps) {
  const { items, roving, onOpen, isBusy, isWide } = props;
  const columns = COLUMNS.filter(({ isWideOnly = false }) => isWide || !isWideOnly);
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <caption>
        <VisuallyHidden>Guides to review</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Heading heading="Guide" sortKey="pg_title" {...props} />
          {columns.map(({ heading, sortKey }) => (
            <Heading key={heading} heading={heading} sortKey={sortKey} {...props} />
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={roving.onKeyDown}>
        {items.map((item) => (
          // The button in the row is for the keyboard.
          <tr key={item.pg_id} className={styles.row} onClick={() => onOpen(item.pg_id)}>
            <th scope="row" className={styles.guide}>
              <button {...roving.itemProps(item.pg_id)} type="button" className={styles.title}>
                {item.pg_title}
              </button>
              <p className={styles.description}>{item.pg_description}</p>
            </th>
            {columns.map(({ heading, wraps = false, cell }) => (
              <td key={heading} className={classNames(wraps && styles.name)}>
                {cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps = Pick<QueueTableProps, 'query' | 'onSort'> & {
  readonly heading: string;
  readonly sortKey: SortKey | undefined;
};

function Heading({ heading, sortKey, query, onSort }: HeadingProps) {
  if (sortKey === undefined) return <th scope="col">{heading}</th>;
  const order = query.sort_by === sortKey ? query.sort_order : null;
  return (
    <th scope="col" aria-sort={order === null ? undefined : ARIA_SORT[order]}>
      <button type="button" className={rows.sorter} onClick={() => onSort(sortKey)}>
        {heading}
        <span className={rows.arrow} aria-hidden="true">
          {order === null ? '↕' : order === 'desc' ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}

import { daysPendingText, placeCountText } from '@laneway/domain/review/item-texts';
import { useEffect, useEffectEvent } from 'react';
import type { QueueItem } from '../../../api/queries/review-queue.ts';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './queue-cards.module.css';
import { type QueueItemsProps, QueueTable } from './queue-table.tsx';
import { sortBy } from './sort-texts.ts';
import type { ChangeView, QueueView } from './use-queue-view.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export type QueueListProps = {
  readonly items: readonly QueueItem[];
  readonly view: QueueView;
  readonly onChange: ChangeView;
  readonly onOpen: (pgId: number) => void;
  readonly isBusy: boolean;
  readonly isWide: boolean;
};

/** The guides on a page of the queue. Their list gets the focus when it appears, unless the filters are in use. */
export function QueueList({ items, view, onChange, onOpen, isBusy, isWide }: QueueListProps) {
  const hasRows = useMediaQuery('(min-width: 720px)');
  const roving = useRovingFocus(
    items.map(({ pg_id }) => pg_id),
    view.currentId,
    (currentId) => onChange((before) => ({ ...before, currentId })),
  );
  const takeFocus = useEffectEvent(() => {
    if (document.activeElement?.closest('search') == null) roving.focusCurrent();
  });
  useEffect(() => takeFocus(), []);

  const props = { items, query: view.query, roving, onOpen, isBusy };
  return hasRows ? (
    <QueueTable
      {...props}
      isWide={isWide}
      onSort={(key) => onChange((before) => ({ ...before, query: sortBy(before.query, key) }))}
    />
  ) : (
    <QueueCards {...props} />
  );
}

/** The queue as cards, for phones. */
function QueueCards({ items, roving, onOpen, isBusy }: QueueItemsProps) {
  return (
    <ul
      className={styles.cards}
      aria-label="Guides to review"
      aria-busy={isBusy}
      onKeyDown={roving.onKeyDown}
    >
      {items.map((item) => (
        <li key={item.pg_id} className={styles.card}>
          <button
            {...roving.itemProps(item.pg_id)}
            type="button"
            className={styles.title}
            onClick={() => onOpen(item.pg_id)}
          >
            {item.pg_title}
          </button>
          <p className={styles.description}>{item.pg_description}</p>
          <p className={styles.facts}>
            {item.author_name} · {placeCountText(item.place_count)}
          </p>
          <div className={styles.state}>
            <StatusChip status={item.pg_pending_status} />
            <span className={styles.facts}>{daysPendingText(item.days_pending)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

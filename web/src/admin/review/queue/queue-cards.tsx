import { daysPendingText, placeCountText } from '@laneway/domain/review/item-texts';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import styles from './queue-cards.module.css';
import type { QueueListProps } from './queue-table.tsx';

/** The queue as cards, for phones. */
export function QueueCards({ items, roving, onOpen, isBusy }: QueueListProps) {
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

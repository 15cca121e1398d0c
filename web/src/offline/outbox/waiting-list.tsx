import { formatDate } from '@laneway/domain/text/dates';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { OutboxItem } from './outbox-item.ts';
import { statusOf } from './outbox-step.ts';
import { outboxTitle, statusText } from './outbox-texts.ts';
import { useOutbox, useOutboxItems } from './use-outbox.ts';
import styles from './waiting-list.module.css';

/** Lists what this person wrote offline. Renders nothing if nothing waits. */
export function WaitingList() {
  const outbox = useOutbox();
  const items = useOutboxItems(outbox) ?? [];
  const title = useId();
  const [discarded, setDiscarded] = useState<OutboxItem | null>(null);
  if (outbox === null || items.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title} className={styles.title}>
        Waiting to be sent
      </h2>
      <ul className={styles.items} aria-labelledby={title}>
        {items.map((item) => (
          <WaitingItem
            key={item.id}
            item={item}
            onSendAgain={() => void outbox.sendAgain(item.id)}
            onDiscard={() => setDiscarded(item)}
          />
        ))}
      </ul>
      {discarded !== null && (
        <ConfirmDialog
          title="Discard what you wrote?"
          text={`${outboxTitle(discarded.content)}. We won’t get it. You can’t undo this.`}
          confirmLabel="Discard"
          cancelLabel="Keep it"
          onConfirm={() => {
            void outbox.discard(discarded.id);
            setDiscarded(null);
          }}
          onClose={() => setDiscarded(null)}
        />
      )}
    </section>
  );
}

type WaitingItemProps = {
  readonly item: OutboxItem;
  readonly onSendAgain: () => void;
  readonly onDiscard: () => void;
};

function WaitingItem({ item, onSendAgain, onDiscard }: WaitingItemProps) {
  const now = Date.now();
  const status = statusOf(item, now);
  const name = outboxTitle(item.content);
  const written = formatDate(new Date(item.writtenAt).toISOString());
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{name}</h3>
      {item.content.kind === 'review' && (
        <p className={styles.words}>{item.content.rating} of 5 stars</p>
      )}
      {item.content.text !== null && <p className={styles.words}>{item.content.text}</p>}
      <p className={status === 'waiting' ? styles.waiting : styles.refused}>
        Written {written}. {statusText(item, now)}
      </p>
      <div className={styles.buttons}>
        {status !== 'waiting' && (
          <Button aria-label={`Send again: ${name}`} onClick={onSendAgain}>
            Send again
          </Button>
        )}
        <Button aria-label={`Discard: ${name}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}

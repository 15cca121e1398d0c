import { formatDate } from '@laneway/domain/text/dates';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useOwnMessages } from '../../api/queries/contact-messages.ts';
import cards from '../../ui/card-list.module.css';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './own-messages.module.css';

/** The user's copies of their messages to us, with our answers. Renders nothing until there are some. */
export function OwnMessages({ userId }: { readonly userId: number }) {
  const isOnline = useOnline();
  const query = useOwnMessages(userId);
  const messages = loadedItems(query.data);
  if (query.data === undefined) {
    return query.isPending || !isOnline ? null : <LoadFailure what="your messages" query={query} />;
  }
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="own-messages" className={styles.section}>
      <h2 id="own-messages" className={cards.title}>
        Your messages
      </h2>
      <ul className={cards.cards}>
        {messages.map(({ message_id, message_content, sent_at, answer, answered_at }) => (
          <li key={message_id} className={cards.card}>
            <p className={cards.note}>{`You wrote · ${formatDate(sent_at)}`}</p>
            <p className={styles.text}>{message_content}</p>
            {answer === null ? (
              <p className={cards.note}>No answer yet</p>
            ) : (
              <div className={styles.answer}>
                <p className={cards.note}>
                  {`Our answer${answered_at === null ? '' : ` · ${formatDate(answered_at)}`}`}
                </p>
                <p className={styles.text}>{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ShowMore of="messages" query={query} />
    </section>
  );
}

import type { WaitingGift } from '@laneway/contract/gifts';
import styles from './gift-greeting.module.css';

/** The gift with its giver and their message. */
export function GiftGreeting({ gift }: { readonly gift: WaitingGift }) {
  const giver = gift.giver_name ?? 'A friend';
  return (
    <header className={styles.greeting}>
      <p className={styles.giver}>{giver} sent you a guide</p>
      <h1 className={styles.title}>{gift.g_title}</h1>
      {gift.personal_message !== null && (
        <figure className={styles.message}>
          <blockquote>{gift.personal_message}</blockquote>
          <figcaption>{giver}</figcaption>
        </figure>
      )}
      {gift.other_gifts > 0 && <p className={styles.others}>{othersText(gift.other_gifts)}</p>}
    </header>
  );
}

function othersText(count: number): string {
  return count === 1
    ? 'There’s one more guide for you, too.'
    : `There are ${count} more guides for you, too.`;
}

import { useClientConfig } from '../../api/queries/config.ts';
import styles from './provider-note.module.css';

/** A note about where the payment takes place, shown before the redirect. */
export function ProviderNote() {
  const { data } = useClientConfig();
  return (
    <div className={styles.note}>
      <p>We’ll take you to the payment provider’s site, then bring you back.</p>
      {data?.payment_provider === 'test' && (
        <p className={styles.test}>
          <strong>Test mode.</strong> You don’t need a card, and no money moves.
        </p>
      )}
    </div>
  );
}

import { useClientConfig } from '../api/queries/config.ts';
import styles from './provider-note.module.css';

/** Where the payment happens, said before anyone is taken there. */
export function ProviderNote() {
  const { data } = useClientConfig();
  return (
    <div className={styles.note}>
      <p>You will be taken to the payment provider's site, and come back here afterwards.</p>
      {data?.payment_provider === 'test' && (
        <p className={styles.test}>
          <strong>Test provider.</strong> No card is asked for and no money moves.
        </p>
      )}
    </div>
  );
}

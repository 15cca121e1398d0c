import { useId } from 'react';
import type { Overview } from '../../api/queries/overview.ts';
import sections from '../../ui/dashboard-frame/section.module.css';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import styles from './overview.module.css';

export type FailedTransfersProps = {
  readonly review: Overview['review'];
  readonly onOpen: (pendingGuideId: number) => void;
};

/** The approved guides that couldn't be published, each with its reason; renders nothing if there are none. */
export function FailedTransfers({ review, onOpen }: FailedTransfersProps) {
  const id = useId();
  const { failed_transfers: failed, transfer_failed: count } = review;
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        Couldn’t be published
      </h3>
      <ul className={styles.transfers}>
        {failed.map(({ pg_id, pg_title, failure }) => (
          <li key={pg_id}>
            <LinkButton onPress={() => onOpen(pg_id)}>{pg_title ?? 'Untitled guide'}</LinkButton>
            {failure !== null && <p className={styles.reason}>{failure}</p>}
          </li>
        ))}
      </ul>
      {count > failed.length && (
        <p className={sections.lead}>And {count - failed.length} more in the review queue.</p>
      )}
    </section>
  );
}

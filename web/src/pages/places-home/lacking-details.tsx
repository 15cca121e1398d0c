import { contentTexts } from '@laneway/domain/content-texts';
import type { RetryAction } from '../../api/query-state.ts';
import { Button } from '../../ui/button.tsx';
import styles from './lacking-details.module.css';

/** Over a guide whose places are there, while its title and its walk are not. */
export function LackingDetails({ tryAgain }: { readonly tryAgain: RetryAction }) {
  return (
    <div className={styles.notice}>
      <p role="alert">{contentTexts.loadGuideFailed}</p>
      <Button onClick={tryAgain.onAct} busyText={tryAgain.busyText}>
        {tryAgain.label}
      </Button>
    </div>
  );
}

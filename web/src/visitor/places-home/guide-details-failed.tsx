import { contentTexts } from '@laneway/domain/content-texts';
import type { RetryAction } from '../../api/query-state.ts';
import { Button } from '../../ui/button.tsx';
import styles from './guide-details-failed.module.css';

/** Shown when the places of a guide have loaded, but not its title and route. */
export function GuideDetailsFailed({ tryAgain }: { readonly tryAgain: RetryAction }) {
  return (
    <div className={styles.notice}>
      <p role="alert">{contentTexts.loadGuideFailed}</p>
      <Button onClick={tryAgain.onAct} busyText={tryAgain.busyText}>
        {tryAgain.label}
      </Button>
    </div>
  );
}

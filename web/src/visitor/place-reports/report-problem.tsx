import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './report-problem.module.css';
import type { ReportedPlace } from './use-send-report.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog, {
  failed: (tryAgain) => (
    <p role="alert" className={styles.failure}>
      We couldn’t load the form. Check your internet and{' '}
      <button type="button" className={styles.button} onClick={tryAgain}>
        try again
      </button>
    </p>
  ),
});

/** A button to report a problem with a place. */
export function ReportProblem({ place }: { readonly place: ReportedPlace }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.problem}>
      <button
        type="button"
        className={styles.button}
        onClick={() => setIsOpen(true)}
        // Preloads the form before the press.
        onPointerEnter={() => void ReportDialog.preload().catch(() => undefined)}
      >
        Report a problem
      </button>
      {isOpen && <ReportDialog place={place} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

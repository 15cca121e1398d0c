import { useState } from 'react';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import styles from './report-problem.module.css';
import type { ReportedPlace } from './use-send-report.ts';

const lazyReportDialog = createLazyModule(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

/** A quiet way to say that something is wrong with a place. */
export function ReportProblem({ place }: { readonly place: ReportedPlace }) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return (
    <div className={styles.problem}>
      <button
        type="button"
        className={styles.button}
        onClick={() => setIsOpen(true)}
        // By the time someone presses it, the form is there.
        onPointerEnter={() => void lazyReportDialog.fetch().catch(() => undefined)}
      >
        Report a problem
      </button>
      {isOpen && (
        <LazyPart
          module={lazyReportDialog}
          props={{ place, onClose }}
          fallback={null}
          failed={(tryAgain) => (
            <p role="alert" className={styles.failure}>
              We couldn’t load the form. Check your internet and{' '}
              <button type="button" className={styles.button} onClick={tryAgain}>
                try again
              </button>
            </p>
          )}
        />
      )}
    </div>
  );
}

import { Callout } from '../ui/callout.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import styles from './crash-page.module.css';

/** What is left to say when the page itself has failed. */
export function CrashPage() {
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <LaneMark className={styles.mark} />
        <h1 className={styles.title}>We took a wrong turn</h1>
        <Callout
          tone="error"
          text="This page stopped working."
          action={{ label: 'Reload', onAct: () => location.reload() }}
        />
      </div>
    </main>
  );
}

import styles from './saved-guides.module.css';
import { checkedText } from './saved-texts.ts';
import type { Check } from './use-check.ts';

export function CheckResult({
  check: { at, gaps, hasFailed, isReady },
}: {
  readonly check: Check;
}) {
  return (
    <div role="status" className={styles.check}>
      {hasFailed && <p className={styles.lack}>We couldn’t check this guide. Please try again.</p>}
      {gaps.map((gap) => (
        <p key={gap} className={styles.lack}>
          {gap}
        </p>
      ))}
      {at !== null && gaps.length === 0 && !isReady && (
        <p className={styles.lack}>Not ready for flight mode. Check again to see why.</p>
      )}
      {at !== null && <p className={styles.note}>{checkedText({ at })}</p>}
    </div>
  );
}

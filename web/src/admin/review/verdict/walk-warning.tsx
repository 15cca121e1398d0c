import type { GuideWalkReport } from '@laneway/contract/walks';
import styles from './verdict.module.css';

/** What a walk says about publishing a guide, in words; null for a walk that is fine. */
export type WalkViolation = {
  readonly text: string;
  readonly lines: readonly string[];
  /** Whether the guide can't be published like this. */
  readonly isBlocking: boolean;
};

const UNKNOWN: Readonly<Partial<Record<GuideWalkReport['state'], string>>> = {
  none: 'We’ll simulate its walk first, which can take 20 seconds.',
  waiting: 'We’re still simulating its walk, so publishing can take 20 seconds.',
  failed:
    'We couldn’t simulate its walk, so nobody knows yet how people hear it. You can still publish it.',
};

export function walkViolation(stored: GuideWalkReport | undefined): WalkViolation | null {
  if (stored === undefined) return null;
  const against = stored.findings.filter((finding) => finding.stands_against_submitting);
  if (against.length > 0) {
    return {
      text: 'You can’t publish this guide yet because of its walk.',
      lines: against.map(({ what, advice }) => `${what} ${advice}`),
      isBlocking: true,
    };
  }
  const text = UNKNOWN[stored.state];
  return text === undefined ? null : { text, lines: [], isBlocking: false };
}

/** What stands in the way of publishing, or has to be known before. */
export function WalkWarning({ text, lines }: WalkViolation) {
  return (
    <section aria-label="Walk" className={styles.files}>
      <p className={styles.lead}>{text}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

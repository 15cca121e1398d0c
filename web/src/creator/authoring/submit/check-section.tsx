import type { ReactNode } from 'react';
import styles from './submit-dialog.module.css';

export type CheckSectionProps = {
  readonly id: string;
  readonly heading: string;
  /** Lines. */
  readonly children: ReactNode;
};

/** Checks of one kind. */
export function CheckSection({ id, heading, children }: CheckSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

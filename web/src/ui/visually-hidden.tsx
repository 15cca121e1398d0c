import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = {
  /** A heading isn't allowed inside a span, so it is one itself. */
  readonly as?: 'span' | 'h1';
  readonly children: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}

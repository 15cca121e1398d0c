import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/**
 * - `free`: costs nothing; bold enough to sit on an image.
 * - `done`: owned, published, succeeded.
 * - `waiting`: someone else's turn.
 */
export type ChipTone = 'plain' | 'price' | 'free' | 'done' | 'waiting' | 'danger';

export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}

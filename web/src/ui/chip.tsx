import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/**
 * - `free`: costs nothing; bold enough to sit on an image.
 * - `done`: owned, published, succeeded.
 * - `waiting`: someone else's turn.
 * - `turn`: the reader's turn.
 * - `outline`: over and put aside.
 */
export type ChipTone = 'plain' | 'outline' | 'free' | 'done' | 'waiting' | 'turn' | 'danger';

export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}

import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/**
 * - `free`: costs nothing; bold enough for an image.
 * - `done`: owned, published, succeeded.
 * - `waiting`: waits for someone else.
 * - `turn`: waits for the reader.
 * - `outline`: finished or dismissed.
 */
export type ChipTone = 'plain' | 'outline' | 'free' | 'done' | 'waiting' | 'turn' | 'danger';

export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}

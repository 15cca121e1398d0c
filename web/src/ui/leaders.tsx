import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './leaders.module.css';

export type Leader = {
  readonly name: string;
  /** Replaces the name, for example by a button. */
  readonly label?: ReactNode;
  readonly value: ReactNode;
  /** A `sum` has a rule above it; a `part` is included in the row above it. */
  readonly kind?: 'sum' | 'part';
};

/** Names and values joined by dotted leaders, as in a table of contents. */
export function Leaders({ rows }: { readonly rows: readonly Leader[] }) {
  return (
    <dl className={styles.leaders}>
      {rows.map(({ name, label = name, value, kind }) => (
        <div key={name} className={classNames(styles.row, kind !== undefined && styles[kind])}>
          <dt className={styles.name}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

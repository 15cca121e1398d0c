import { type ReactNode, useId } from 'react';
import fields from '../../../ui/inline-field.module.css';
import styles from './queue-filters.module.css';

export type FilterFieldProps = {
  readonly label: string;
  /** The control, which gets the id that the label refers to. */
  readonly children: (id: string) => ReactNode;
};

/** A filter with its label above it. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

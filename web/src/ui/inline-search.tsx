import { useId } from 'react';
import styles from './inline-field.module.css';

export type InlineSearchProps = {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
};

/** A search box that filters while typing. */
export function InlineSearch({ label, onChange, ...input }: InlineSearchProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="search"
        className={styles.control}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

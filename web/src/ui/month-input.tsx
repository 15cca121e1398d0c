import { useId } from 'react';
import styles from './inline-field.module.css';

export type MonthInputProps = {
  readonly label: string;
  /** '2026-11', or whatever was typed where the browser has no month input. */
  readonly value: string;
  readonly latest: string;
  readonly isWrong: boolean;
  /** The id of the element with the validation error. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
};

export function MonthInput({
  label,
  value,
  latest,
  isWrong,
  describedBy,
  onChange,
}: MonthInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="month"
        className={styles.control}
        value={value}
        max={latest}
        // Browsers without a month picker let the user type it.
        placeholder="2026-11"
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

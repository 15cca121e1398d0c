import { useId } from 'react';
import { useFormStatus } from '../forms/form-context.ts';
import styles from './dialogs.module.css';

export type ReasonFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
};

/** One of a few reasons. */
export function ReasonField({ name, label, options }: ReasonFieldProps) {
  const { errors, clearError } = useFormStatus();
  const id = useId();
  const error = errors[name];
  return (
    <fieldset
      className={styles.reasons}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            aria-invalid={error !== undefined}
            onChange={() => clearError(name)}
          />
          {text}
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.failure}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

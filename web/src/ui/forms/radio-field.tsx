import { useId } from 'react';
import { useFormStatus } from './form-context.ts';
import styles from './radio-field.module.css';

export type Choice = {
  readonly value: string;
  readonly text: string;
  /** The explanation of the choice. */
  readonly hint?: string;
};

export type RadioFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
};

/** One of a few choices, each with a line about it. */
export function RadioField({ name, label, choices }: RadioFieldProps) {
  const { errors, initial, clearError } = useFormStatus();
  const id = useId();
  const error = errors[name];
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ value, text, hint }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={initial[name] === value}
            aria-invalid={error !== undefined}
            onChange={() => clearError(name)}
          />
          <span className={styles.words}>
            {text}
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </span>
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

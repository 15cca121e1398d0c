import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

/** What a control needs for its label, its description and its error. */
export type FieldLinks = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onInput: () => void;
};

export type FieldProps = {
  readonly name: string;
  readonly label: string;
  /** Shown under the label. */
  readonly hint?: string | undefined;
  readonly children: (links: FieldLinks) => ReactNode;
};

/** A control with its label above and its validation error below. */
export function Field({ name, label, hint, children }: FieldProps) {
  const { errors, clearError } = useFormStatus();
  const id = useId();
  const error = errors[name];
  const described = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter((part) => part !== false);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        onInput: () => clearError(name),
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

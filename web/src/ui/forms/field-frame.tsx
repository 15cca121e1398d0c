import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

/** The attributes of a control for its label, description and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

export type FieldFrameProps = {
  readonly label: string;
  /** Shown under the label. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (controlProps: ControlProps) => ReactNode;
};

/** The label above a control and the validation error below, for forms of any kind. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
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
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

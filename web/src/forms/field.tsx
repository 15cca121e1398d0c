import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

/** What a control needs to be named, described and complained about. */
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
  /** Said under the label, before anything is wrong. */
  readonly hint?: string | undefined;
  readonly children: (links: FieldLinks) => ReactNode;
};

/** A control with its label above and, when something is wrong, the complaint beneath. */
export function Field({ name, label, hint, children }: FieldProps) {
  const { complaints, withdraw } = useFormStatus();
  const id = useId();
  const complaint = complaints[name];
  const described = [
    hint !== undefined && `${id}-hint`,
    complaint !== undefined && `${id}-complaint`,
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
        'aria-invalid': complaint !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        onInput: () => withdraw(name),
      })}
      {complaint !== undefined && (
        <p id={`${id}-complaint`} className={styles.complaint}>
          {complaint}
        </p>
      )}
    </div>
  );
}

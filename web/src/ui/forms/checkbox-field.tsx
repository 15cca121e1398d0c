import { useId } from 'react';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

export type CheckboxFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly defaultChecked?: boolean;
  readonly required?: boolean;
};

/** A checkbox; tapping anywhere on its line toggles it. */
export function CheckboxField({ name, label, ...rest }: CheckboxFieldProps) {
  const { errors, clearError } = useFormStatus();
  const id = useId();
  const error = errors[name];
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          name={name}
          className={styles.box}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={() => clearError(name)}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

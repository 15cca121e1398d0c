import { useId } from 'react';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

export type TickFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly defaultChecked?: boolean;
  readonly required?: boolean;
};

/** A box to tick; the whole line is what one taps. */
export function TickField({ name, label, ...rest }: TickFieldProps) {
  const { complaints, withdraw } = useFormStatus();
  const id = useId();
  const complaint = complaints[name];
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          {...rest}
          type="checkbox"
          name={name}
          className={styles.box}
          aria-invalid={complaint !== undefined}
          aria-describedby={complaint === undefined ? undefined : id}
          onChange={() => withdraw(name)}
        />
        <span>{label}</span>
      </label>
      {complaint !== undefined && (
        <p id={id} className={styles.complaint}>
          {complaint}
        </p>
      )}
    </div>
  );
}

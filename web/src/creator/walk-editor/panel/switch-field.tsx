import { useId } from 'react';
import styles from './panel.module.css';

export type SwitchFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A switch with a hint. */
export function SwitchField({ label, hint, isOn, isReadOnly, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isReadOnly}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words}>
        <span>{label}</span>
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
    </label>
  );
}

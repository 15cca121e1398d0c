import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './import-dialog.module.css';

export type ImportOptionProps = {
  readonly label: string;
  readonly hints: readonly string[];
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly children?: ReactNode;
};

/** A part of what was found; tapping anywhere on it chooses it. */
export function ImportOption({
  label,
  hints,
  isChosen,
  isDisabled,
  onChange,
  children,
}: ImportOptionProps) {
  const id = useId();
  return (
    <div className={classNames(styles.option, isChosen && styles.chosen)}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={hints.length > 0 ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hints.length > 0 && (
        <div id={id} className={styles.hints}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

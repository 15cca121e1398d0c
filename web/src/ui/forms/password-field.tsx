import { LIMITS } from '@laneway/contract/limits';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field } from './field.tsx';
import styles from './form.module.css';

export type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Tells password managers whether to fill in or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown, pasted and filled in by a manager. */
export function PasswordField({ name, label, hint, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field name={name} label={label} hint={hint}>
      {(fieldProps) => (
        <>
          <input
            {...rest}
            {...fieldProps}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles.control, styles.password)}
            maxLength={LIMITS.password}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={fieldProps.id}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </>
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import styles from './form.module.css';

export type TextFieldProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'maxLength'
  | 'onChange'
  | 'placeholder'
  | 'readOnly'
  | 'required'
> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
};

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  required = true,
  ...rest
}: TextFieldProps) {
  const isEmail = type === 'email';
  return (
    <Field name={name} label={label} hint={hint}>
      {(links) => (
        <input
          {...rest}
          {...links}
          type={type}
          className={styles.control}
          required={required}
          {...(isEmail ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </Field>
  );
}

import type { ComponentProps, FocusEvent } from 'react';
import { EmailSuggestion } from './email-suggestion.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

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
  /** For an email that we haven't seen before: offers to correct a typo, and is called with the corrected email. */
  readonly onCorrect?: ((email: string) => void) | undefined;
};

/** One line of text. An email is checked when its field is left. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  required = true,
  onCorrect,
  ...rest
}: TextFieldProps) {
  const { checkField } = useFormStatus();
  const isEmail = type === 'email';
  // An error that appears while a button is being pressed would move the button away.
  const checkOnLeave = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) checkField(name);
  };
  const field = (
    <Field name={name} label={label} hint={hint}>
      {(links) => (
        <input
          {...rest}
          {...links}
          type={type}
          className={styles.control}
          required={required}
          {...(isEmail ? { autoCapitalize: 'none', spellCheck: false, onBlur: checkOnLeave } : {})}
        />
      )}
    </Field>
  );
  return onCorrect === undefined ? (
    field
  ) : (
    <EmailSuggestion onCorrect={onCorrect}>{field}</EmailSuggestion>
  );
}

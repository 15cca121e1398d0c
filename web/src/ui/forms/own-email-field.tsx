import { LIMITS } from '@laneway/contract/limits';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useTypedEmail } from './typed-email.tsx';

export type OwnEmailFieldProps = Pick<TextFieldProps, 'name'> & {
  /** Distinguishes it from another email on the same page. */
  readonly label?: string;
  /** The known value before anything was typed. */
  readonly known?: string | undefined;
  readonly onEmail?: (email: string) => void;
  /** True for an email that no account has yet, which may be mistyped. */
  readonly isNew?: boolean;
};

/** The visitor's own email, prefilled with the one that they typed in an earlier form. */
export function OwnEmailField({
  name,
  label = 'Email',
  known,
  onEmail,
  isNew = false,
}: OwnEmailFieldProps) {
  const typed = useTypedEmail();
  const remember = (email: string) => {
    if (typed !== null) typed.current = email;
    onEmail?.(email);
  };
  return (
    <TextField
      name={name}
      label={label}
      type="email"
      autoComplete="username"
      maxLength={LIMITS.email}
      defaultValue={typed?.current || known}
      onChange={({ target }) => remember(target.value)}
      onCorrect={isNew ? remember : undefined}
    />
  );
}

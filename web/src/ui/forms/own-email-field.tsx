import { LIMITS } from '@laneway/contract/limits';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useTypedEmail } from './typed-email.tsx';

export type OwnEmailFieldProps = Pick<TextFieldProps, 'name'> & {
  /** Distinguishes it from another email on the same page. */
  readonly label?: string;
  /** The known value before anything was typed. */
  readonly known?: string | undefined;
  readonly onEmail?: (email: string) => void;
};

/** The visitor's own email, prefilled with the one that they typed in an earlier form. */
export function OwnEmailField({ name, label = 'Email', known, onEmail }: OwnEmailFieldProps) {
  const typed = useTypedEmail();
  const remember = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (typed !== null) typed.current = target.value;
    onEmail?.(target.value);
  };
  return (
    <TextField
      name={name}
      label={label}
      type="email"
      autoComplete="username"
      maxLength={LIMITS.email}
      defaultValue={typed?.current || known}
      onChange={remember}
    />
  );
}

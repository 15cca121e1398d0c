import { LIMITS } from '@laneway/contract/limits';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useTypedEmail } from './typed-email.tsx';

export type OwnEmailFieldProps = Pick<TextFieldProps, 'name' | 'hint'> & {
  readonly onEmail?: (email: string) => void;
};

/** The visitor's own email, as they typed it in the last form that asked for it. */
export function OwnEmailField({ name, hint, onEmail }: OwnEmailFieldProps) {
  const typed = useTypedEmail();
  const remember = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (typed !== null) typed.current = target.value;
    onEmail?.(target.value);
  };
  return (
    <TextField
      name={name}
      label="Email"
      type="email"
      autoComplete="username"
      maxLength={LIMITS.email}
      defaultValue={typed?.current ?? ''}
      onChange={remember}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

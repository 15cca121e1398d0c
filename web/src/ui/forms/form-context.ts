import { createContext, useContext } from 'react';
import type { FieldErrors, Values } from './validation.ts';

export type FormStatus = {
  readonly errors: FieldErrors;
  readonly isSending: boolean;
  /** The initial values of the fields, by name. */
  readonly initial: Values;
  /** Clears the error of a field that is being edited. */
  readonly clearError: (field: string) => void;
  /** Shows the error of a field on blur, unless it is empty. */
  readonly checkField: (field: string) => void;
};

export const FormContext = createContext<FormStatus | null>(null);

export function useFormStatus(): FormStatus {
  const status = useContext(FormContext);
  if (status === null) throw new Error('A field must be used inside a Form');
  return status;
}

import { createContext, useContext } from 'react';
import type { FieldErrors } from './validation.ts';

export type FormStatus = {
  readonly errors: FieldErrors;
  readonly isSending: boolean;
  /** Takes back the complaint about a field, which is being mended. */
  readonly clearError: (field: string) => void;
};

export const FormContext = createContext<FormStatus | null>(null);

export function useFormStatus(): FormStatus {
  const status = useContext(FormContext);
  if (status === null) throw new Error('A field stands outside of a form');
  return status;
}

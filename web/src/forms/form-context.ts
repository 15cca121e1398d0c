import { createContext, useContext } from 'react';
import type { Complaints } from './complaints.ts';

export type FormStatus = {
  readonly complaints: Complaints;
  readonly isSending: boolean;
  /** Takes back the complaint about a field, which is being mended. */
  readonly withdraw: (field: string) => void;
};

export const FormContext = createContext<FormStatus | null>(null);

export function useFormStatus(): FormStatus {
  const status = useContext(FormContext);
  if (status === null) throw new Error('A field stands outside of a form');
  return status;
}

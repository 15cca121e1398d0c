import type { ReactNode } from 'react';
import { type ControlProps, FieldFrame } from './field-frame.tsx';
import { useFormStatus } from './form-context.ts';

export type FieldControlProps = ControlProps & {
  readonly name: string;
  readonly onInput: () => void;
  /** The stored value; missing when there is none. */
  readonly defaultValue?: string;
};

export type FieldProps = {
  readonly name: string;
  readonly label: string;
  /** Shown under the label. */
  readonly hint?: string | undefined;
  readonly children: (controlProps: FieldControlProps) => ReactNode;
};

/** A control of a `Form`, with its label above and its validation error below. */
export function Field({ name, label, hint, children }: FieldProps) {
  const { errors, initial, clearError } = useFormStatus();
  const kept = initial[name];
  return (
    <FieldFrame label={label} hint={hint} error={errors[name]}>
      {(fieldProps) =>
        children({
          ...fieldProps,
          name,
          onInput: () => clearError(name),
          ...(kept === undefined ? {} : { defaultValue: kept }),
        })
      }
    </FieldFrame>
  );
}

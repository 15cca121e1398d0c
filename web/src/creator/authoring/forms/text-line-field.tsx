import type { ComponentProps } from 'react';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import styles from '../../../ui/forms/form.module.css';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { FieldNote } from './field-note.tsx';
import { type RecordForm, useRecordField } from './use-record-form.ts';

export type TextLineFieldProps<Field extends string> = Pick<
  ComponentProps<'input'>,
  'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder'
> & {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<Field>;
  readonly field: Field;
  readonly hint?: string;
  readonly isReadOnly: boolean;
};

/** One line of text in a record's form. */
export function TextLineField<Field extends string>({
  open,
  form,
  field,
  hint,
  isReadOnly,
  ...rest
}: TextLineFieldProps<Field>) {
  const { value, error, onChange, onBlur } = useRecordField(form, field);
  return (
    <FieldNote open={open} form={form} fields={[field]}>
      <FieldFrame label={form.rules.fields[field].label} hint={hint} error={error}>
        {(fieldProps) => (
          <input
            {...rest}
            {...fieldProps}
            type="text"
            name={field}
            className={styles.control}
            autoComplete="off"
            value={value}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </FieldFrame>
    </FieldNote>
  );
}

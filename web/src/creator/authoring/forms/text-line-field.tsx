import type { ComponentProps } from 'react';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import styles from '../../../ui/forms/form.module.css';
import { type RecordForm, useRecordField } from './use-record-form.ts';

export type TextLineFieldProps<Field extends string> = Pick<
  ComponentProps<'input'>,
  'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder'
> & {
  readonly form: RecordForm<Field>;
  readonly field: Field;
  readonly hint?: string;
  readonly isReadOnly: boolean;
};

/** One line of text in a record's form. */
export function TextLineField<Field extends string>({
  form,
  field,
  hint,
  isReadOnly,
  ...rest
}: TextLineFieldProps<Field>) {
  const { value, error, onChange, onBlur } = useRecordField(form, field);
  return (
    <FieldFrame label={form.rules.fields[field].label} hint={hint} error={error}>
      {(links) => (
        <input
          {...rest}
          {...links}
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
  );
}

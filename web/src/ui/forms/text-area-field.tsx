import { useState } from 'react';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

export type TextAreaFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly rows: number;
  readonly required?: boolean;
  /** Shows how many of the allowed characters are used. */
  readonly isCounted?: boolean;
};

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  required = true,
  isCounted = false,
  ...rest
}: TextAreaFieldProps) {
  const { initial } = useFormStatus();
  const [used, setUsed] = useState(initial[name]?.length ?? 0);
  return (
    <Field name={name} label={label} hint={hint}>
      {(fieldProps) => (
        <>
          <textarea
            {...rest}
            {...fieldProps}
            className={styles.control}
            required={required}
            onChange={(event) => setUsed(event.target.value.length)}
          />
          {isCounted && <CharacterCount used={used} most={rest.maxLength} />}
        </>
      )}
    </Field>
  );
}

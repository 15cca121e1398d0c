import { Field } from './field.tsx';
import styles from './form.module.css';

export type TextAreaFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly rows: number;
};

/** Several lines of text. */
export function TextAreaField({ name, label, hint, ...rest }: TextAreaFieldProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(links) => <textarea {...rest} {...links} className={styles.control} required />}
    </Field>
  );
}

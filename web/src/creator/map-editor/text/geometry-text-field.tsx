import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/forms/form.module.css';
import type { GeometryField } from '../geometry.ts';

export type GeometryTextFieldProps = {
  readonly name: GeometryField;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly isLong: boolean;
  readonly isReadOnly: boolean;
  readonly error: string | null;
  readonly className: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
};

/** One text of the geometry. It looks like the fields of a form, but is driven by the map as well. */
export function GeometryTextField(props: GeometryTextFieldProps) {
  const { name, label, hint, text, isLong, isReadOnly, error, className, onType, onLeave } = props;
  const id = useId();
  const described = [`${id}-hint`, error !== null && `${id}-error`].filter(Boolean).join(' ');
  const links = {
    id,
    name,
    value: text,
    readOnly: isReadOnly,
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': error !== null,
    'aria-describedby': described,
    className: classNames(formStyles.control, className),
    onBlur: onLeave,
  } as const;
  return (
    <div className={formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {hint}
      </p>
      {isLong ? (
        <textarea {...links} rows={2} onChange={(event) => onType(event.target.value)} />
      ) : (
        <input {...links} type="text" onChange={(event) => onType(event.target.value)} />
      )}
      {error !== null && (
        <p id={`${id}-error`} className={formStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

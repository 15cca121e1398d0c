import { useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import formStyles from '../../../ui/forms/form.module.css';
import styles from './panel.module.css';

export type NumberFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** The text after the number, such as “metres”. */
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (value: number) => void;
  /** True if the value is the default. Absent, like `onDefault`, where the default is an ordinary value. */
  readonly isDefault?: boolean;
  readonly onDefault?: () => void;
};

/**
 * A whole number within limits. It takes effect while typing; an invalid one is refused on blur, which restores the
 * value from before, even a default.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, unit, value, min, max, isReadOnly, onChange } = props;
  const { isDefault = false, onDefault } = props;
  const printed = String(Math.round(value));
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string } | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const before = useRef({ value, isDefault });
  // Typed text belongs to the old value; one that has changed since is shown.
  const text = typed?.of === printed ? typed.text : printed;
  const isWrong = numberIn(text, min, max) === null;
  const error = isWrong && isLeft ? `Enter ${min} to ${max} ${unit}`.trim() : undefined;

  const type = (next: string) => {
    const right = numberIn(next, min, max);
    const number = right ?? before.current.value;
    setIsLeft(false);
    setTyped({ text: next, of: String(Math.round(number)) });
    if (right === null && before.current.isDefault) {
      if (!isDefault) onDefault?.();
    } else if (number !== value) onChange(number);
  };

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <div className={styles.number}>
          <input
            {...fieldProps}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            required
            value={text}
            readOnly={isReadOnly}
            className={classNames(formStyles.control, styles.digits)}
            onFocus={() => {
              before.current = { value, isDefault };
            }}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setIsLeft(true)}
            // Saving checks validity, and the field then shows its own error instead of the browser’s.
            onInvalid={(event) => {
              event.preventDefault();
              setIsLeft(true);
            }}
            onWheel={(event) => event.currentTarget.blur()}
          />
          <span aria-hidden="true" className={styles.unit}>
            {unit}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function numberIn(text: string, min: number, max: number): number | null {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

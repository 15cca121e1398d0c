import { type ReactNode, useId } from 'react';
import styles from './inline-field.module.css';

export type InlineSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
};

/** A select that takes effect at once, like a filter. */
export function InlineSelect({ label, value, options, onChoose }: InlineSelectProps) {
  return (
    <InlineField label={label}>
      {(id) => (
        <select
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </InlineField>
  );
}

export type InlineSearchProps = {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
};

/** A search box that filters while typing. */
export function InlineSearch({ label, onChange, ...input }: InlineSearchProps) {
  return (
    <InlineField label={label}>
      {(id) => (
        <input
          {...input}
          id={id}
          type="search"
          className={styles.control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </InlineField>
  );
}

export type MonthInputProps = {
  readonly label: string;
  /** '2026-11', or whatever was typed where the browser has no month input. */
  readonly value: string;
  readonly latest: string;
  readonly isWrong: boolean;
  /** The id of the element with the validation error. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
};

export function MonthInput(props: MonthInputProps) {
  const { label, value, latest, isWrong, describedBy, onChange } = props;
  return (
    <InlineField label={label}>
      {(id) => (
        <input
          id={id}
          type="month"
          className={styles.control}
          value={value}
          max={latest}
          // Browsers without a month picker let the user type it.
          placeholder="2026-11"
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </InlineField>
  );
}

export type DateInputProps = {
  readonly label: string;
  /** '2026-11-19', or whatever was typed where the browser has no date input; empty without a date. */
  readonly value: string;
  readonly isWrong: boolean;
  /** The id of the element with the validation error. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
};

export function DateInput({ label, value, isWrong, describedBy, onChange }: DateInputProps) {
  return (
    <InlineField label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          className={styles.control}
          value={value}
          max="9999-12-31"
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </InlineField>
  );
}

type InlineFieldProps = {
  readonly label: string;
  readonly children: (controlId: string) => ReactNode;
};

function InlineField({ label, children }: InlineFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

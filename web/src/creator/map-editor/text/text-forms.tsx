import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/forms/form.module.css';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { FieldErrors, GeometryField } from '../geometry.ts';
import { geometryError } from '../state/drawing.ts';
import styles from './text.module.css';

/** Idle time that counts as a pause; later typing is a separate undo step. */
const PAUSE_MS = 1_000;

export type TextFormsProps = {
  readonly errors: FieldErrors;
  readonly onBlur: ((field: GeometryField) => void) | undefined;
};

type FieldRow = {
  readonly field: GeometryField;
  readonly label: string;
  readonly example: string;
  readonly isLong: boolean;
};

const SHAPES: readonly FieldRow[] = [
  {
    field: 'path',
    label: 'Path',
    example: '(-37.8183,144.9671),(-37.8142,144.9632)|blue',
    isLong: true,
  },
  {
    field: 'boundary',
    label: 'Boundary',
    example: '(-37.81,144.96),(-37.82,144.96),(-37.82,144.97)|green',
    isLong: true,
  },
];

const ROWS = {
  guide: [
    { field: 'location', label: 'Start', example: '-37.8183,144.9671', isLong: false },
    ...SHAPES,
  ],
  place: [
    { field: 'location', label: 'Location', example: '-37.8183,144.9671', isLong: false },
    { field: 'marker', label: 'Marker', example: '(-37.8183,144.9671)|red', isLong: false },
    ...SHAPES,
  ],
} as const satisfies Record<string, readonly FieldRow[]>;

/** The geometry as text. Invalid text stays as typed, and its error is shown on blur. */
export function TextForms({ errors, onBlur }: TextFormsProps) {
  const { store, isReadOnly } = useEditor();
  const { subject, history } = useEditorState();
  const [left, setLeft] = useState<ReadonlySet<GeometryField>>(new Set());
  const pause = useTypingPause(() => store.dispatch({ type: 'end-step' }));

  const type = (field: GeometryField, text: string) => {
    setLeft(new Set([...left].filter((one) => one !== field)));
    store.dispatch({ type: 'type', field, text });
    pause.restart();
  };
  const leave = (field: GeometryField) => {
    pause.end();
    setLeft(new Set([...left, field]));
    onBlur?.(field);
  };

  return (
    <div className={styles.forms}>
      {ROWS[subject].map(({ field, label, example, isLong }) => {
        const text = history.present[field];
        return (
          <GeometryTextField
            key={field}
            name={field}
            label={label}
            hint={`For example ${example}`}
            text={text}
            isLong={isLong}
            isReadOnly={isReadOnly}
            error={errors[field] ?? (left.has(field) ? geometryError(field, text) : null)}
            className={styles.coordinates ?? ''}
            onType={(next) => type(field, next)}
            onLeave={() => leave(field)}
          />
        );
      })}
    </div>
  );
}

/** Calls back after a pause in typing, or when the typing ends. */
function useTypingPause(onPause: () => void): {
  readonly restart: () => void;
  readonly end: () => void;
} {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    restart: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onPause, PAUSE_MS);
    },
    end: () => {
      clearTimeout(timer.current);
      onPause();
    },
  };
}

type GeometryTextFieldProps = {
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

/** One text of the geometry. It looks like a form field, but is also driven by the map. */
function GeometryTextField(props: GeometryTextFieldProps) {
  const { name, label, hint, text, isLong, isReadOnly, error, className, onType, onLeave } = props;
  const id = useId();
  const described = [`${id}-hint`, error !== null && `${id}-error`].filter(Boolean).join(' ');
  const fieldProps = {
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
        <textarea {...fieldProps} rows={2} onChange={(event) => onType(event.target.value)} />
      ) : (
        <input {...fieldProps} type="text" onChange={(event) => onType(event.target.value)} />
      )}
      {error !== null && (
        <p id={`${id}-error`} className={formStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

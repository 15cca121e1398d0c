import { useEffect, useMemo } from 'react';
import { type Control, useController, useForm, useFormState } from 'react-hook-form';
import type { RecordStore } from '../records/record-store.ts';
import { blockingFields } from '../records/validation.ts';
import { fieldsOf, type Values } from '../records/values.ts';
import { type RecordRules, refusedFields } from './record-rules.ts';

/** The fields of a form are texts, whichever record they belong to. */
type Texts = Record<string, string>;

/** Only the first two keep the form from being saved. */
type ErrorType = 'blocking' | 'refused' | 'advice';

/** The fields of a record on the screen. Typing goes to the record; what the record learns elsewhere comes back. */
export type RecordForm<Field extends string> = {
  readonly record: RecordStore<Field>;
  readonly rules: RecordRules<Field>;
  readonly control: Control<Texts>;
  readonly change: (values: Partial<Values<Field>>) => void;
  /** Shows what is wrong with these fields, once someone has left them. */
  readonly check: (fields: readonly Field[]) => void;
  /** Shows everything that is wrong; returns the fields that can't be saved. */
  readonly checkAll: () => readonly Field[];
  /** Shows what the server refused; returns the fields that are in this form. */
  readonly refuse: (errors: Readonly<Record<string, string>>) => readonly Field[];
};

export function useRecordForm<Field extends string>(
  record: RecordStore<Field>,
  rules: RecordRules<Field>,
): RecordForm<Field> {
  const { control, setValue, getValues, setError, clearErrors } = useForm<Texts>({
    defaultValues: { ...record.getState().mine },
  });

  const { form, follow, showSavedErrors } = useMemo(() => {
    const shown = new Map<Field, ErrorType>();
    const show = (field: Field, type: ErrorType, message: string): void => {
      shown.set(field, type);
      setError(field, { type, message });
    };
    const clear = (field: Field): void => {
      if (shown.delete(field)) clearErrors(field);
    };
    const errors = () => rules.validate(record.getState().mine);
    /** An error goes as soon as it is fixed, and comes no sooner than the field is left. */
    const clearFixed = (changed: readonly Field[]): void => {
      if (shown.size === 0) return;
      const found = errors();
      for (const [field, type] of [...shown]) {
        const isFixed = type === 'refused' ? changed.includes(field) : found[field] === undefined;
        if (isFixed) clear(field);
      }
    };
    const check = (fields: readonly Field[]): void => {
      const found = errors();
      for (const field of fields) {
        const error = found[field];
        if (error !== undefined)
          show(field, error.blocksSaving ? 'blocking' : 'advice', error.text);
        else if (shown.get(field) !== 'refused') clear(field);
      }
    };
    const made: RecordForm<Field> = {
      record,
      rules,
      control,
      change: (values) => {
        const changed = Object.entries(values) as [Field, string][];
        for (const [field, text] of changed) setValue<string>(field, text);
        record.send({ type: 'edited', values });
        clearFixed(changed.map(([field]) => field));
      },
      check,
      checkAll: () => {
        for (const [field, type] of [...shown]) if (type === 'refused') clear(field);
        check(fieldsOf(record.shape));
        return blockingFields(errors());
      },
      refuse: (errors) => {
        const refused = Object.entries(refusedFields(rules, errors)) as [Field, string][];
        for (const [field, text] of refused) show(field, 'refused', text);
        return refused.map(([field]) => field);
      },
    };
    return {
      form: made,
      /** Only fields that differ are set, so that the caret stays where someone is typing. */
      follow: (): void => {
        const { mine } = record.getState();
        const texts = getValues();
        const changed = fieldsOf(record.shape).filter((field) => texts[field] !== mine[field]);
        for (const field of changed) setValue<string>(field, mine[field]);
        if (changed.length > 0) clearFixed(changed);
      },
      /** What was saved with an error has been left before, so nobody has to leave it again to be told. */
      showSavedErrors: (): void => {
        const { base, mine } = record.getState();
        const found = rules.validate(base);
        check(
          fieldsOf(record.shape).filter(
            (field) => found[field]?.blocksSaving === false && base[field] === mine[field],
          ),
        );
      },
    };
  }, [record, rules, control, setValue, getValues, setError, clearErrors]);

  useEffect(() => {
    follow();
    showSavedErrors();
    return record.subscribe(follow);
  }, [record, follow, showSavedErrors]);

  return form;
}

export type BoundField = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** One field of the form. Whoever asks is drawn again when this field changes, and for no other. */
export function useRecordField<Field extends string>(
  form: RecordForm<Field>,
  field: Field,
): BoundField {
  const bound = useController({ control: form.control, name: field as string });
  return {
    value: bound.field.value,
    error: bound.fieldState.error?.message,
    onChange: (value) => form.change({ [field]: value } as Partial<Values<Field>>),
    onBlur: () => form.check([field]),
  };
}

/** The fields that have to be fixed before the form can be saved, as far as that is on the screen. */
export function useFieldsToFix<Field extends string>({
  control,
}: RecordForm<Field>): readonly Field[] {
  const { errors } = useFormState({ control });
  return Object.entries(errors)
    .filter(([, error]) => error !== undefined && error.type !== 'advice')
    .map(([field]) => field as Field);
}

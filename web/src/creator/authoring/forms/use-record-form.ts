import { useEffect, useMemo } from 'react';
import { createStore, type ReadableStore } from '../../../core/store.ts';
import { useStore } from '../../../core/use-store.ts';
import type { GuideField } from '../records/guide-values.ts';
import type { PlaceField } from '../records/place-values.ts';
import type { RecordStore } from '../records/record-store.ts';
import {
  blockingFields,
  fieldsOf,
  type RecordRules,
  refusedFields,
  type TextField,
  type Values,
} from '../records/values.ts';

type ShownError = {
  /** `refused` is an error of the server; `advice` doesn't block saving. */
  readonly kind: 'blocking' | 'refused' | 'advice';
  readonly text: string;
};

/** A record with the errors that are shown beside its fields. */
export type RecordForm<Field extends string> = {
  readonly record: RecordStore<Field>;
  readonly rules: RecordRules<Field>;
  readonly errors: ReadableStore<ReadonlyMap<Field, ShownError>>;
  readonly change: (values: Partial<Values<Field>>) => void;
  /** Shows the errors of these fields; called on blur. */
  readonly check: (fields: readonly Field[]) => void;
  /** Shows all errors; returns the fields that can't be saved. */
  readonly checkAll: () => readonly Field[];
  /** Shows the server's errors; returns the fields that are in this form. */
  readonly showServerErrors: (errors: Readonly<Record<string, string>>) => readonly Field[];
};

export function useRecordForm<Field extends string>(
  record: RecordStore<Field>,
  rules: RecordRules<Field>,
): RecordForm<Field> {
  const { form, clearFixed, showSavedErrors } = useMemo(() => {
    const errors = createStore<ReadonlyMap<Field, ShownError>>(new Map());
    const show = (field: Field, error: ShownError): void =>
      errors.setState(new Map(errors.getState()).set(field, error));
    const clear = (field: Field): void => {
      const left = new Map(errors.getState());
      if (left.delete(field)) errors.setState(left);
    };
    const validate = () => {
      const { mine, base } = record.getState();
      return rules.validate(mine, base);
    };
    const check = (fields: readonly Field[]): void => {
      const found = validate();
      for (const field of fields) {
        const error = found[field];
        if (error !== undefined)
          show(field, { kind: error.blocksSaving ? 'blocking' : 'advice', text: error.text });
        else if (errors.getState().get(field)?.kind !== 'refused') clear(field);
      }
    };
    const made: RecordForm<Field> = {
      record,
      rules,
      errors,
      change: (values) => record.send({ type: 'edited', values }),
      check,
      checkAll: () => {
        for (const [field, { kind }] of errors.getState()) if (kind === 'refused') clear(field);
        check(fieldsOf(record.shape));
        return blockingFields(validate());
      },
      showServerErrors: (refusals) => {
        const refused = Object.entries(refusedFields(rules, refusals)) as [Field, string][];
        for (const [field, text] of refused) show(field, { kind: 'refused', text });
        return refused.map(([field]) => field);
      },
    };
    return {
      form: made,
      /** Clears errors on change. They are shown on blur. */
      clearFixed: (now: Values<Field>, before: Values<Field>): void => {
        const shown = errors.getState();
        if (shown.size === 0 || now === before) return;
        const found = validate();
        for (const [field, { kind }] of shown) {
          const isFixed =
            kind === 'refused' ? now[field] !== before[field] : found[field] === undefined;
          if (isFixed) clear(field);
        }
      },
      /** Shows advice on values that are already saved, without waiting for blur. */
      showSavedErrors: (): void => {
        const { base, mine } = record.getState();
        const found = rules.validate(base, base);
        check(
          fieldsOf(record.shape).filter(
            (field) => found[field]?.blocksSaving === false && base[field] === mine[field],
          ),
        );
      },
    };
  }, [record, rules]);

  useEffect(() => {
    showSavedErrors();
    return record.subscribe(({ mine }, before) => clearFixed(mine, before.mine));
  }, [record, clearFixed, showSavedErrors]);

  return form;
}

export type BoundField = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** One field of the form. A component that uses it renders only when this field changes. */
export function useRecordField<Field extends string>(
  form: RecordForm<Field>,
  field: Field,
): BoundField {
  return {
    value: useStore(form.record, ({ mine }) => mine[field]),
    error: useStore(form.errors, (errors) => errors.get(field)?.text),
    onChange: (value) => form.change({ [field]: value } as Partial<Values<Field>>),
    onBlur: () => form.check([field]),
  };
}

/** The fields with visible errors that block saving. */
export function useFieldsToFix<Field extends string>(form: RecordForm<Field>): readonly Field[] {
  const errors = useStore(form.errors);
  return [...errors].filter(([, { kind }]) => kind !== 'advice').map(([field]) => field);
}

export type CommonField = TextField | 'location';

/**
 * A guide's or a place's form, limited to the fields that both have. The cast is safe for reading and changing these
 * fields, as long as they aren't treated as all fields.
 */
export function formOfCommonFields(
  form: RecordForm<GuideField> | RecordForm<PlaceField>,
): RecordForm<CommonField> {
  return form as unknown as RecordForm<CommonField>;
}

import type { RecordState } from '../records/record-store.ts';
import type { RecordForm } from './use-record-form.ts';

export type Difference = {
  readonly label: string;
  readonly now: string;
  readonly kept: string;
};

/** The fields in which stored changes differ from the form, in the form's order. */
export function differencesOf<Field extends string>(
  { record, rules }: Pick<RecordForm<Field>, 'record' | 'rules'>,
  { base, mine: kept }: Pick<RecordState<Field>, 'base' | 'mine'>,
): readonly Difference[] {
  const { mine } = record.getState();
  return record.shape.groups
    .filter(
      (group) =>
        group.some((field) => kept[field] !== base[field]) &&
        group.some((field) => kept[field] !== mine[field]),
    )
    .map(([field]) => ({
      label: rules.fields[field].label,
      now: rules.describe(field, mine),
      kept: rules.describe(field, kept),
    }));
}

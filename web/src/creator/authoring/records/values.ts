/** The values of a form: every field as typed text, so that invalid input isn't lost. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The fields of a kind of record, and the groups that belong together. */
export type RecordShape<Field extends string> = {
  /**
   * Each group is merged as a whole: a price means nothing under someone else's choice, and a pin would separate from
   * its marker.
   */
  readonly groups: readonly (readonly [Field, ...Field[]])[];
};

export function fieldsOf<Field extends string>({ groups }: RecordShape<Field>): readonly Field[] {
  return groups.flat();
}

/** The fields that differ. */
export function changedFields<Field extends string>(
  shape: RecordShape<Field>,
  before: Values<Field>,
  after: Values<Field>,
): readonly Field[] {
  return fieldsOf(shape).filter((field) => before[field] !== after[field]);
}

export function isSame<Field extends string>(
  shape: RecordShape<Field>,
  a: Values<Field>,
  b: Values<Field>,
): boolean {
  return changedFields(shape, a, b).length === 0;
}

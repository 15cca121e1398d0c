import type { RecordShape, Values } from './values.ts';

export type Merge<Field extends string> = {
  readonly values: Values<Field>;
  /** Changed only by the other side, and therefore updated here. */
  readonly taken: readonly Field[];
  /** Changed differently by both sides. The values keep mine until someone chooses. */
  readonly clashes: readonly Field[];
};

/** Merges two edits of the same base, group by group. Fields are named by the first of their group. */
export function mergeValues<Field extends string>(
  { groups }: RecordShape<Field>,
  base: Values<Field>,
  mine: Values<Field>,
  theirs: Values<Field>,
): Merge<Field> {
  const values: Record<Field, string> = { ...mine };
  const taken: Field[] = [];
  const clashes: Field[] = [];
  for (const group of groups) {
    const agree = (a: Values<Field>, b: Values<Field>) =>
      group.every((field) => a[field] === b[field]);
    if (agree(base, theirs) || agree(mine, theirs)) continue;
    if (!agree(base, mine)) {
      clashes.push(group[0]);
      continue;
    }
    for (const field of group) values[field] = theirs[field];
    taken.push(group[0]);
  }
  return { values, taken, clashes };
}

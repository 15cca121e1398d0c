import type { RecordState } from './record-state.ts';
import { fieldsOf, type RecordShape, type Values } from './values.ts';

/**
 * The server's values in the form's spelling. The server trims texts and fills in a price, which isn't an edit and must
 * not look like one: where its value means the same as the form's, the form's stays.
 */
export function alignValues<Field extends string>(
  shape: RecordShape<Field>,
  { base, mine }: RecordState<Field>,
  theirs: Values<Field>,
  tidy: (values: Values<Field>) => Values<Field>,
): Values<Field> {
  const known = [mine, base].map((values) => ({ values, tidied: tidy(values) }));
  return Object.fromEntries(
    fieldsOf(shape).map((field) => {
      const same = known.find(({ tidied }) => tidied[field] === theirs[field]);
      return [field, same === undefined ? theirs[field] : same.values[field]];
    }),
  ) as Values<Field>;
}

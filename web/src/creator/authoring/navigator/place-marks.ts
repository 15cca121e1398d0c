import type { RecordState } from '../records/record-state.ts';

type Validate<Field extends string> = (
  values: RecordState<Field>['mine'],
) => Readonly<Partial<Record<Field, unknown>>>;

/** Long paths take a while to check, and every row checks on each render. */
const CHECKED = new WeakMap<object, boolean>();

/** Something is invalid as typed, or was changed on both sides. */
export function hasErrors<Field extends string>(
  { mine, clashes }: RecordState<Field>,
  validate: Validate<Field>,
): boolean {
  const known = CHECKED.get(mine);
  const isWrong = known ?? Object.keys(validate(mine)).length > 0;
  CHECKED.set(mine, isWrong);
  return isWrong || clashes.length > 0;
}

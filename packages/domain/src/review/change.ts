/** How a part of a revision differs from the version that it is compared with. */
export type Change = 'added' | 'removed' | 'changed' | 'same';

/** The change of a value that may be missing on either side. */
export function changeOf<Value>(
  before: Value | null,
  after: Value | null,
  isEqual: (before: Value, after: Value) => boolean = Object.is,
): Change {
  if (before === null) return after === null ? 'same' : 'added';
  if (after === null) return 'removed';
  return isEqual(before, after) ? 'same' : 'changed';
}

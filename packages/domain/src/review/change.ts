/** The difference between a part of a revision and the version that it is compared with. */
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

/** The display type of a field: a short value, a text that is compared by word, plain or Markdown, or a file. */
export type FieldLook = 'value' | 'text' | 'markdown' | 'image' | 'audio' | 'video' | 'captions';

export type ComparedField = {
  readonly key: string;
  readonly label: string;
  readonly look: FieldLook;
  /** Names the field in a short list of what has changed. */
  readonly word: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly change: Change;
};

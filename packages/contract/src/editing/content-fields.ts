/** What a field of a body may hold: two of them can be compared. */
export type Sent = string | number | boolean | null;

/**
 * One field of a guide's or place's content on the wire: what its pending row and its published row
 * call it, and how a value is read and written. Reading and writing both go by these tables, so a
 * new field is added in one place, and the compiler or a test names it when it is forgotten.
 */
export type ContentField<Pending extends string, Published extends string, Wire, Value, Content> = {
  readonly pending: Pending;
  readonly published: Published;
  readonly read: (wire: Wire) => Value;
  /** Given the whole content, because a public guide's price depends on its being public. */
  readonly write: (value: Value, content: Content) => Sent;
  /** A new row that has no value here is sent without the field. */
  readonly omittedWhenEmpty?: true;
};

/** A table with a field for each part of the content, none missing and none too many. */
export type ContentFields<Content> = {
  readonly [Key in keyof Content]-?: ContentField<string, string, never, Content[Key], Content>;
};

/** What the rows of one stage call the fields of a table. */
export type NamesIn<
  Fields extends Record<string, { readonly [S in Stage]: string }>,
  Stage extends 'pending' | 'published',
> = Fields[keyof Fields][Stage];

export function readContent<Content extends object>(
  fields: ContentFields<Content>,
  stage: 'pending' | 'published',
  row: object,
): Content {
  const values = new Map<string, unknown>(Object.entries(row));
  // Each field's types were checked where the table was written; a loop cannot keep them apart.
  return Object.fromEntries(
    entriesOf(fields).map(([key, field]) => [key, field.read(values.get(field[stage]) as never)]),
  ) as Content;
}

/** The body that creates a row with this content. */
export function writeContent<Content extends object>(
  fields: ContentFields<Content>,
  content: Content,
): Record<string, unknown> {
  const sent = entriesOf(fields).filter(
    ([key, field]) => field.omittedWhenEmpty !== true || content[key] !== null,
  );
  return Object.fromEntries(
    sent.map(([key, field]) => [field.pending, field.write(content[key], content)]),
  );
}

/** The body that turns a row with the one content into a row with the other: changes only. */
export function writeChanges<Content extends object>(
  fields: ContentFields<Content>,
  before: Content,
  after: Content,
): Record<string, unknown> {
  return Object.fromEntries(
    entriesOf(fields)
      .map(([key, field]) => ({
        name: field.pending,
        was: field.write(before[key], before),
        is: field.write(after[key], after),
      }))
      .filter(({ was, is }) => was !== is)
      .map(({ name, is }) => [name, is]),
  );
}

type AnyField<Content> = ContentFields<Content>[keyof Content];

function entriesOf<Content extends object>(fields: ContentFields<Content>) {
  return Object.entries(fields) as [keyof Content, AnyField<Content>][];
}

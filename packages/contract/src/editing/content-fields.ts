/** The values that a field of a body may have; they can be compared. */
export type Sent = string | number | boolean | null;

/**
 * One field of a guide's or place's content in the API: its name in the pending row and in the published row, and how a
 * value is read and written. Reading and writing both use these tables, so a new field is added in one place, and the
 * compiler or a test reports one that is forgotten.
 */
export type ContentField<Pending extends string, Published extends string, Wire, Value, Content> = {
  readonly pending: Pending;
  readonly published: Published;
  readonly read: (wire: Wire) => Value;
  /** Takes the whole content, because a guide's price depends on whether it is public. */
  readonly write: (value: Value, content: Content) => Sent;
  /** A new row that has no value here is sent without the field. */
  readonly omittedWhenEmpty?: true;
  /** Writes the value in a reply about a draft; without it, `write` does. */
  readonly reply?: (value: Value, content: Content) => Sent;
};

/** A table with exactly one field for each part of the content. */
export type ContentFields<Content> = {
  readonly [Key in keyof Content]-?: ContentField<string, string, never, Content[Key], Content>;
};

export function readContent<Content extends object>(
  fields: ContentFields<Content>,
  stage: 'pending' | 'published',
  row: object,
): Content {
  const values = new Map<string, unknown>(Object.entries(row));
  // Each field's types were checked where the table was written; a loop can't keep them apart.
  return Object.fromEntries(
    entriesOf(fields).map(([key, field]) => [key, field.read(values.get(field[stage]) as never)]),
  ) as Content;
}

/** The fields of a draft with this content, as the server replies them. */
export function presentContent<Content extends object>(
  fields: ContentFields<Content>,
  content: Content,
): Record<string, Sent> {
  return Object.fromEntries(
    entriesOf(fields).map(([key, { pending, write, reply = write }]) => [
      pending,
      reply(content[key], content),
    ]),
  );
}

/** The content under the names of the published row, its values as they are. */
export function publishedFields<Content extends object, Fields extends ContentFields<Content>>(
  fields: Fields,
  content: Content,
) {
  return Object.fromEntries(
    entriesOf<Content>(fields).map(([key, { published }]) => [published, content[key]]),
  ) as { [Key in keyof Content & keyof Fields as Fields[Key]['published']]: Content[Key] };
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

/** The body that changes a row from one content to the other: changed fields only. */
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

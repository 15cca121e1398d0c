import type { Faults } from '../records/faults.ts';
import type { Values } from '../records/values.ts';

/** The parts of a form that fold up on a phone. The words stay open. */
export const SECTIONS = ['words', 'image', 'audio', 'video', 'price', 'duration', 'map'] as const;

export type Section = (typeof SECTIONS)[number];

/** What the forms know about the fields of a kind of record. */
export type RecordRules<Field extends string> = {
  readonly fields: Readonly<Record<Field, FieldFacts>>;
  readonly faults: (values: Values<Field>) => Faults<Field>;
  /** A group of fields, named by its first one, in words that can be compared. */
  readonly describe: (group: Field, values: Values<Field>) => string;
};

export type FieldFacts = {
  readonly label: string;
  readonly section: Section;
  /** The API's name of the field, by which the server refuses it. */
  readonly wire: string;
};

/** The fields that a refusal names, in the words of the server. Those that the form doesn't have are left out. */
export function refusedFields<Field extends string>(
  { fields }: RecordRules<Field>,
  errors: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const known = (Object.entries(fields) as [Field, FieldFacts][]).filter(
    ([, { wire }]) => errors[wire] !== undefined,
  );
  return Object.fromEntries(known.map(([field, { wire }]) => [field, errors[wire]])) as Partial<
    Record<Field, string>
  >;
}

/** A file as its name says, because its address says nothing to anyone. */
export function describeFile(uri: string, ...more: readonly string[]): string {
  const name = decodeURIComponent(uri.split('/').at(-1) ?? '');
  return [name, ...more].filter((text) => text.trim() !== '').join('\n');
}

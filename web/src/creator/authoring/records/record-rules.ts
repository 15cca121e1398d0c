import type { TextField } from './text-values.ts';
import type { ValidationErrors } from './validation.ts';
import type { Values } from './values.ts';

/** The parts of a form that collapse on a phone. The texts stay open. */
export const SECTIONS = [
  'words',
  'image',
  'audio',
  'video',
  'price',
  'duration',
  'language',
  'map',
] as const;

export type Section = (typeof SECTIONS)[number];

export type RecordRules<Field extends string> = {
  readonly fields: Readonly<Record<Field, FieldFacts>>;
  readonly validate: (values: Values<Field>) => ValidationErrors<Field>;
  /** A group of fields, named by its first one, as comparable text. */
  readonly describe: (group: Field, values: Values<Field>) => string;
};

export type FieldFacts = {
  readonly label: string;
  readonly section: Section;
  /** The API's name of the field, used in refusals. */
  readonly wire: string;
};

/** The labels and sections of the fields that guides and places share. */
const TEXT_FACTS = {
  title: { label: 'Title', section: 'words' },
  description: { label: 'Description', section: 'words' },
  image: { label: 'Image', section: 'image' },
  imageAlt: { label: 'Image description', section: 'image' },
  audio: { label: 'Audio', section: 'audio' },
  audioCaptions: { label: 'Captions for the audio', section: 'audio' },
  video: { label: 'Video', section: 'video' },
  videoCaptions: { label: 'Captions for the video', section: 'video' },
  path: { label: 'Path', section: 'map' },
  boundary: { label: 'Boundary', section: 'map' },
} as const satisfies Record<TextField, Omit<FieldFacts, 'wire'>>;

/** The same with their API names. */
export function textFacts(
  fields: Readonly<Record<TextField, { readonly pending: string }>>,
): Readonly<Record<TextField, FieldFacts>> {
  const facts = Object.entries(TEXT_FACTS) as [TextField, Omit<FieldFacts, 'wire'>][];
  return Object.fromEntries(
    facts.map(([field, fact]) => [field, { ...fact, wire: fields[field].pending }]),
  ) as Record<TextField, FieldFacts>;
}

/** The fields that guides and places share as comparable text; null for a group that only one of them has. */
export function describeTexts(group: string, values: Values<TextField>): string | null {
  switch (group) {
    case 'image':
      return describeFile(values.image, values.imageAlt);
    case 'audio':
      return describeFile(values.audio, describeFile(values.audioCaptions));
    case 'video':
      return describeFile(values.video, describeFile(values.videoCaptions));
    default:
      return null;
  }
}

/** The fields that a refusal names, in the server's words. Unknown fields are left out. */
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

/** A file by its name, because its URI isn't meaningful. */
function describeFile(uri: string, ...more: readonly string[]): string {
  const name = decodeURIComponent(uri.split('/').at(-1) ?? '');
  return [name, ...more].filter((text) => text.trim() !== '').join('\n');
}

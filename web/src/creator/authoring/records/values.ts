import { LIMITS } from '@laneway/contract/limits';
import {
  checkLocation,
  LOCATION_ERROR,
  parseLocation,
  printLocation,
} from '@laneway/domain/geo/location-text';
import { checkMarkers } from '@laneway/domain/geo/marker-text';
import type { Point } from '@laneway/domain/geo/point';
import { checkShapes, describeShapeError, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import { providedText } from '@laneway/domain/guides/placeholder';
import { describeShapes } from '@laneway/domain/review/compare-shapes';

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
function changedFields<Field extends string>(
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

export type ValidationError = {
  readonly text: string;
  /** False for values that the server stores as typed, such as an unfinished path. */
  readonly blocksSaving: boolean;
};

/** Validates one field; null if it is valid. */
export type FieldCheck = (text: string) => ValidationError | null;

export type ValidationErrors<Field extends string> = Readonly<
  Partial<Record<Field, ValidationError>>
>;

export function blocking(text: string): ValidationError {
  return { text, blocksSaving: true };
}

function atMost(limit: number): FieldCheck {
  return (text) =>
    text.trim().length <= limit
      ? null
      : blocking(`Shorten this to ${limit.toLocaleString('en-AU')} characters`);
}

const checkLocationText: FieldCheck = (text) =>
  checkLocation(text).ok ? null : blocking(LOCATION_ERROR);

export const checkMarkerText: FieldCheck = (text) => {
  const tooLong = atMost(LIMITS.shapes)(text);
  if (tooLong !== null) return tooLong;
  const checked = checkMarkers(text);
  return checked.ok ? null : { text: checked.error, blocksSaving: false };
};

function checkShapesText(kind: ShapeKind): FieldCheck {
  return (text) => {
    const tooLong = atMost(LIMITS.shapes)(text);
    if (tooLong !== null) return tooLong;
    const checked = checkShapes(kind, text);
    if (checked.ok) return null;
    return { text: checked.error.map(describeShapeError).join('. '), blocksSaving: false };
  };
}

/** The errors of a record, by field. */
export function validate<Field extends string>(
  checks: Readonly<Partial<Record<Field, FieldCheck>>>,
  values: Readonly<Record<Field, string>>,
): ValidationErrors<Field> {
  const found = (Object.entries(checks) as [Field, FieldCheck][])
    .map(([field, check]) => [field, check(values[field])] as const)
    .filter(([, error]) => error !== null);
  return Object.fromEntries(found) as ValidationErrors<Field>;
}

/** The fields that block saving, in the order of the form. */
export function blockingFields<Field extends string>(
  errors: ValidationErrors<Field>,
): readonly Field[] {
  return (Object.entries(errors) as [Field, ValidationError][])
    .filter(([, { blocksSaving }]) => blocksSaving)
    .map(([field]) => field);
}

/** The fields that guides and places share, in the order of their forms. */
const TEXT_FIELDS = [
  'title',
  'description',
  'image',
  'imageAlt',
  'audio',
  'audioCaptions',
  'video',
  'videoCaptions',
  'path',
  'boundary',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** The fields at the start of both forms, in groups that are merged as a whole. */
export const TEXT_GROUPS = [
  ['title'],
  ['description'],
  ['image', 'imageAlt'],
  ['audio', 'audioCaptions'],
  ['video', 'videoCaptions'],
] as const satisfies RecordShape<TextField>['groups'];

type Texts = Readonly<Record<TextField, string>>;

/** An absent value becomes an empty field. */
export function textsOf(content: Readonly<Record<TextField, string | null>>): Texts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, content[field] ?? ''])) as Texts;
}

export function contentOfTexts(values: Texts): Readonly<Record<TextField, string | null>> {
  return Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, providedText(values[field])]),
  ) as Record<TextField, string | null>;
}

export function locationText(point: Point | null): string {
  return point === null ? '' : printLocation(point);
}

export function pointOf(location: string): Point | null {
  return parseLocation(location);
}

export const TEXT_CHECKS: Readonly<Partial<Record<TextField | 'location', FieldCheck>>> = {
  title: atMost(LIMITS.title),
  description: atMost(LIMITS.description),
  imageAlt: atMost(LIMITS.imageAlt),
  location: checkLocationText,
  path: checkShapesText('path'),
  boundary: checkShapesText('boundary'),
};

/** The parts of a form that collapse on a phone. The texts stay open. */
const SECTIONS = [
  'words',
  'image',
  'audio',
  'video',
  'price',
  'sample',
  'duration',
  'language',
  'map',
] as const;

export type Section = (typeof SECTIONS)[number];

export type RecordRules<Field extends string> = {
  readonly fields: Readonly<Record<Field, FieldFacts>>;
  /** Validates typed values, which are to replace saved ones. */
  readonly validate: (values: Values<Field>, saved: Values<Field>) => ValidationErrors<Field>;
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
    case 'path':
    case 'boundary':
      return describeShapes(group, values[group]);
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

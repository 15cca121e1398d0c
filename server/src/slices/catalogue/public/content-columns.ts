import type { Point } from '@laneway/domain/geo/point';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';

type Located = { readonly location: Point | null };

/** A point as the database driver returns it. */
export type PointValue = { readonly x: number; readonly y: number };

/** A location as two numbers, because SQL makes a point of those. */
export type Values<Content extends Located> = Omit<Content, 'location'> & {
  readonly lat: number | null;
  readonly lng: number | null;
};

export function valuesOf<Content extends Located>({ location, ...rest }: Content): Values<Content> {
  return { ...rest, lat: location?.lat ?? null, lng: location?.lng ?? null } as Values<Content>;
}

/**
 * The columns of texts, which count towards the size of a guide, for drafts and published guides alike. Statements, row
 * types and the conversions between rows and content are all derived from these tables.
 */
const SHARED_TEXTS = {
  title: 'title',
  description: 'description',
  image: 'image_uri',
  imageAlt: 'image_alt',
  audio: 'audio_uri',
  audioCaptions: 'audio_captions_uri',
  video: 'video_uri',
  videoCaptions: 'video_captions_uri',
  path: 'path',
  boundary: 'boundary',
} as const;
const GUIDE_TEXTS = { ...SHARED_TEXTS, language: 'language', walk: 'walk' } as const;
const PLACE_TEXTS = { ...SHARED_TEXTS, marker: 'marker', trigger: 'trigger' } as const;
const GUIDE_FACTS = {
  priceCents: 'price_cents',
  isPublic: 'is_public',
  durationMinutes: 'duration_minutes',
  climbMetres: 'climb_metres',
} as const;

/** A column for each part of the content. The location is a point, and is added by `columnsOf`. */
type ColumnTable<Content> = Readonly<Record<Exclude<keyof Content, 'location'>, string>>;
const GUIDE_TABLE = { ...GUIDE_TEXTS, ...GUIDE_FACTS } satisfies ColumnTable<GuideContent>;
const PLACE_TABLE = {
  ...PLACE_TEXTS,
  isSample: 'is_sample',
} as const satisfies ColumnTable<PlaceContent>;

type ContentRow<Table, Content> = {
  readonly [Key in keyof Table & keyof Content as Table[Key] & string]: Content[Key];
} & { readonly location: PointValue | null };

/** A draft may be without a price, a row is not. */
export type GuideContentRow = ContentRow<
  typeof GUIDE_TABLE,
  GuideContent & { readonly priceCents: number }
>;
export type PlaceContentRow = ContentRow<typeof PLACE_TABLE, PlaceContent>;

const SHAPES: readonly string[] = ['path', 'boundary', 'marker'];
const NOT_NULL: readonly string[] = ['language'];

export const GUIDE_COLUMNS = columnsOf(GUIDE_TABLE, Object.values(GUIDE_TEXTS));
export const PLACE_COLUMNS = columnsOf(PLACE_TABLE, Object.values(PLACE_TEXTS));

export type GuideValues = Values<GuideContent>;
export type PlaceValues = Values<PlaceContent>;

/** The columns of a table in the forms that statements need. */
function columnsOf(table: Readonly<Record<string, string>>, texts: readonly string[]) {
  const columns = new Map(Object.entries(table).map(([key, name]) => [name, `:${key}`]));
  columns.set('location', 'point(:lng, :lat)');
  const names = [...columns.keys()];
  /** Some of the columns may be replaced by other expressions. */
  const of = (alias: string, replaced: Readonly<Record<string, string>> = {}) =>
    names
      .map((name) => (name in replaced ? `${replaced[name]} AS ${name}` : `${alias}.${name}`))
      .join(', ');
  const shapes = names.filter((name) => SHAPES.includes(name));
  return {
    names: names.join(', '),
    values: [...columns.values()].join(', '),
    assignments: [...columns].map(([name, value]) => `${name} = ${value}`).join(', '),
    /** The assignments of INSERT … ON CONFLICT DO UPDATE. */
    updates: names.map((name) => `${name} = excluded.${name}`).join(', '),
    of,
    /** The columns for lists, which leave out the shapes. */
    listedOf: (alias: string, replaced: Readonly<Record<string, string>> = {}) =>
      of(alias, {
        ...replaced,
        ...Object.fromEntries(shapes.map((name) => [name, 'NULL::text'])),
      }),
    /** Sets everything that someone wrote to NULL. */
    cleared: [...texts.filter((name) => !NOT_NULL.includes(name)), 'location']
      .map((name) => `${name} = NULL`)
      .join(', '),
    /** PostgreSQL knows the length of a long text without reading it. */
    bytes: texts.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + '),
  };
}

export function guideContentOf(row: GuideContentRow): GuideContent {
  return contentOf<GuideContent>(GUIDE_TABLE, row);
}

export function placeContentOf(row: PlaceContentRow): PlaceContent {
  return contentOf<PlaceContent>(PLACE_TABLE, row);
}

/** Makes a row of content that is no longer in its row. */
export function guideRowOf(content: GuideContent): GuideContentRow {
  return rowOf<GuideContentRow>(GUIDE_TABLE, { ...content, priceCents: content.priceCents ?? 0 });
}

export function placeRowOf(content: PlaceContent): PlaceContentRow {
  return rowOf<PlaceContentRow>(PLACE_TABLE, content);
}

export function pointOf(location: PointValue | null): Point | null {
  return location === null ? null : { lat: location.y, lng: location.x };
}

function contentOf<Content extends Located>(
  table: ColumnTable<Content>,
  row: { readonly [column: string]: unknown; readonly location: PointValue | null },
): Content {
  const parts = Object.entries<string>(table).map(([key, name]) => [key, row[name]]);
  return { ...Object.fromEntries(parts), location: pointOf(row.location) } as Content;
}

function rowOf<Row>(
  table: Readonly<Record<string, string>>,
  { location, ...content }: Located & { readonly [key: string]: unknown },
): Row {
  const columns = Object.entries(table).map(([key, name]) => [name, content[key]]);
  const point = location === null ? null : { x: location.lng, y: location.lat };
  return { ...Object.fromEntries(columns), location: point } as Row;
}

import type { Point } from '@laneway/domain/geo/point';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';

type Located = { readonly location: Point | null };

/** A location as two numbers, from which SQL makes a point. */
export type Values<Content extends Located> = Omit<Content, 'location'> & {
  readonly lat: number | null;
  readonly lng: number | null;
};

export function valuesOf<Content extends Located>({ location, ...rest }: Content): Values<Content> {
  return { ...rest, lat: location?.lat ?? null, lng: location?.lng ?? null } as Values<Content>;
}

/** The common columns of drafts and published guides, each with its value. Texts count towards the size of a guide. */
const SHARED_TEXTS = {
  title: ':title',
  description: ':description',
  image_uri: ':image',
  image_alt: ':imageAlt',
  audio_uri: ':audio',
  audio_captions_uri: ':audioCaptions',
  video_uri: ':video',
  video_captions_uri: ':videoCaptions',
  path: ':path',
  boundary: ':boundary',
} as const;

const GUIDE_TEXTS = { ...SHARED_TEXTS, language: ':language', walk: ':walk' } as const;
const PLACE_TEXTS = { ...SHARED_TEXTS, marker: ':marker', trigger: ':trigger' } as const;

const SHARED_VALUES = { location: 'point(:lng, :lat)' } as const;
const GUIDE_VALUES = {
  ...SHARED_VALUES,
  price_cents: ':priceCents',
  is_public: ':isPublic',
  duration_minutes: ':durationMinutes',
} as const;

type Columns = Readonly<Record<string, string>>;
const SHAPES: readonly string[] = ['path', 'boundary', 'marker'];

/** The same columns in the forms that statements need. */
function formsOf(texts: Columns, values: Columns) {
  const columns = { ...texts, ...values };
  const names = Object.keys(columns);
  return {
    names: names.join(', '),
    values: Object.values(columns).join(', '),
    assignments: Object.entries(columns)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', '),
    /** For INSERT … ON CONFLICT DO UPDATE. */
    updates: names.map((name) => `${name} = excluded.${name}`).join(', '),
    of: (table: string) => names.map((name) => `${table}.${name}`).join(', '),
    /** For lists, which leave out the shapes. */
    listedOf: (table: string) =>
      names
        .map((name) => (SHAPES.includes(name) ? `NULL::text AS ${name}` : `${table}.${name}`))
        .join(', '),
    /** PostgreSQL knows the length of a long text without reading it. */
    bytes: Object.keys(texts)
      .map((name) => `coalesce(octet_length(${name}), 0)`)
      .join(' + '),
  };
}

export const GUIDE_COLUMNS = formsOf(GUIDE_TEXTS, GUIDE_VALUES);
export const PLACE_COLUMNS = formsOf(PLACE_TEXTS, SHARED_VALUES);

export type GuideValues = Values<GuideContent>;
export type PlaceValues = Values<PlaceContent>;

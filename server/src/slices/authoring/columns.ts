import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';

type Shared = Omit<PlaceContent, 'marker' | 'trigger'>;

/** A location as two numbers, which is what SQL makes a point of. */
export type Values<Content extends Shared> = Omit<Content, 'location'> & {
  readonly lat: number | null;
  readonly lng: number | null;
};

export function valuesOf<Content extends Shared>({ location, ...rest }: Content): Values<Content> {
  return { ...rest, lat: location?.lat ?? null, lng: location?.lng ?? null } as Values<Content>;
}

/** Column and value, in the order in which both are written. */
const SHARED = {
  title: ':title',
  description: ':description',
  location: 'point(:lng, :lat)',
  image_uri: ':image',
  image_alt: ':imageAlt',
  audio_uri: ':audio',
  audio_captions_uri: ':audioCaptions',
  video_uri: ':video',
  video_captions_uri: ':videoCaptions',
  path: ':path',
  boundary: ':boundary',
} as const;

const GUIDE = {
  ...SHARED,
  price_cents: ':priceCents',
  is_public: ':isPublic',
  duration_minutes: ':durationMinutes',
  language: ':language',
  walk: ':walk',
} as const;

const PLACE = { ...SHARED, marker: ':marker', trigger: ':trigger' } as const;

/** The same columns in the three forms that statements want. */
function formsOf(columns: Readonly<Record<string, string>>) {
  const names = Object.keys(columns);
  return {
    names: names.join(', '),
    values: Object.values(columns).join(', '),
    assignments: Object.entries(columns)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', '),
    of: (table: string) => names.map((name) => `${table}.${name}`).join(', '),
  };
}

export const GUIDE_COLUMNS = formsOf(GUIDE);
export const PLACE_COLUMNS = formsOf(PLACE);

export type GuideValues = Values<GuideContent>;
export type PlaceValues = Values<PlaceContent>;

/** What we know of an image or audio that is one of our files; its URI is s3://{bucket}/{key}. */
export function fileOf(table: string, part: 'image' | 'audio'): string {
  const uri = `${table}.${part}_uri`;
  const path = `substr(${uri}, 6)`;
  return `LEFT JOIN media ${part} ON ${uri} LIKE 's3://%'
       AND ${part}.bucket = split_part(${path}, '/', 1)
       AND ${part}.key = substr(${path}, length(split_part(${path}, '/', 1)) + 2)`;
}

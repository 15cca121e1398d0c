import type { Bounds } from '@laneway/domain/geo/bounds';
import type { GuideContent as DraftGuide } from '@laneway/domain/guides/guide-content';
import type { PlaceContent as DraftPlace } from '@laneway/domain/guides/place-content';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import {
  GUIDE_COLUMNS,
  PLACE_COLUMNS,
  type PointValue,
  type Values,
  valuesOf,
} from './public/content-columns.ts';

/** A draft prepared for publishing: with a title, and data about its files. */
type Published<Draft> = Omit<Draft, 'title' | 'description'> & {
  readonly title: string;
  readonly description: string;
  readonly imagePlaceholder: string | null;
};

export type GuideContent = Published<DraftGuide> & { readonly priceCents: number };
export type PlaceContent = Published<DraftPlace> & { readonly audioMs: number | null };

/** A revision doesn't change the creator, the listing, the ratings or the time of the first publication. */
const SAVE_GUIDE = namedStatement<
  Values<GuideContent> & {
    readonly id: number | null;
    readonly authorId: number;
    readonly now: Date;
  },
  { id: number }
>(
  'catalogue.save_guide',
  `INSERT INTO guides AS guide (id, ${GUIDE_COLUMNS.names}, image_stand_in, author_id, published_at, last_modified)
   VALUES (coalesce(:id::integer, nextval(pg_get_serial_sequence('guides', 'id'))), ${GUIDE_COLUMNS.values},
           :imagePlaceholder, :authorId, :now, :now)
   ON CONFLICT (id) DO UPDATE SET ${GUIDE_COLUMNS.updates}, image_stand_in = excluded.image_stand_in,
          last_modified = excluded.last_modified
   RETURNING guide.id`,
);

/** A place keeps its id in every revision and never moves to another guide. */
const SAVE_PLACE = namedStatement<
  Values<PlaceContent> & {
    readonly id: number | null;
    readonly guideId: number;
    readonly position: number | null;
    readonly nameNumber: number | null;
  },
  { id: number }
>(
  'catalogue.save_place',
  `INSERT INTO places AS place (id, guide_id, position, name_number, ${PLACE_COLUMNS.names}, image_stand_in, audio_ms)
   VALUES (coalesce(:id::integer, nextval(pg_get_serial_sequence('places', 'id'))), :guideId, :position,
           :nameNumber, ${PLACE_COLUMNS.values}, :imagePlaceholder, :audioMs)
   ON CONFLICT (id) DO UPDATE SET position = excluded.position, name_number = coalesce(excluded.name_number, place.name_number),
          ${PLACE_COLUMNS.updates},
          image_stand_in = excluded.image_stand_in, audio_ms = excluded.audio_ms
    WHERE place.guide_id = excluded.guide_id
   RETURNING place.id`,
);

/** Drafts and the history refer to places, so a removed place is hidden, not deleted. */
const HIDE_PLACES = statement<never>(
  'catalogue.hide_places',
  `UPDATE places SET listing = 'withdrawn' WHERE guide_id = $1 AND listing = 'live' AND id = ANY ($2::integer[])`,
);

export type CountedRow = {
  readonly location: PointValue | null;
  readonly uris: readonly (string | null)[];
  readonly description: string;
  readonly has_audio: boolean;
  readonly is_sample: boolean;
};
const MEDIA_URIS = 'ARRAY[image_uri, audio_uri, audio_captions_uri, video_uri, video_captions_uri]';
type CountedGuide = Omit<CountedRow, 'location' | 'is_sample'>;
const GUIDE_URIS = statement<CountedGuide>(
  'catalogue.guide_uris',
  `SELECT ${MEDIA_URIS} AS uris, description, audio_uri IS NOT NULL AS has_audio FROM guides WHERE id = $1 FOR UPDATE`,
);
const LIVE_PLACES = statement<CountedRow>(
  'catalogue.live_places',
  `SELECT location, ${MEDIA_URIS} AS uris, description, audio_uri IS NOT NULL AS has_audio, is_sample FROM places
    WHERE guide_id = $1 AND listing = 'live' ORDER BY position NULLS LAST, id`,
);
const SET_COUNTS = namedStatement<{
  readonly guideId: number;
  readonly placeCount: number;
  readonly sizeBytes: number;
  readonly hasAudio: boolean;
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
}>(
  'catalogue.set_counts',
  `UPDATE guides SET place_count = :placeCount, size_bytes = :sizeBytes, has_audio = :hasAudio,
          bounds = box(point(:west, :south), point(:east, :north)) WHERE id = :guideId`,
);

export async function saveGuide(
  tx: Queryable,
  id: number | null,
  content: GuideContent,
  { authorId, now }: { readonly authorId: number; readonly now: Date },
): Promise<number> {
  const [row] = await SAVE_GUIDE.run(tx, { ...valuesOf(content), id, authorId, now });
  if (row === undefined) throw new Error('a guide was not saved');
  return row.id;
}

export async function savePlace(
  tx: Queryable,
  guideId: number,
  place: PlaceContent & {
    readonly id: number | null;
    readonly position: number | null;
    readonly nameNumber: number | null;
  },
): Promise<number> {
  const [row] = await SAVE_PLACE.run(tx, { ...valuesOf(place), guideId });
  if (row === undefined) throw new Error(`place ${place.id} belongs to another guide`);
  return row.id;
}

export async function hidePlaces(
  tx: Queryable,
  guideId: number,
  placeIds: readonly number[],
): Promise<void> {
  await tx.query(HIDE_PLACES, [guideId, placeIds]);
}

/** The guide's own media and its live places in walking order. Locks the guide until the transaction ends. */
export async function findCounted(
  tx: Queryable,
  guideId: number,
): Promise<{
  readonly guide: CountedGuide;
  readonly places: readonly CountedRow[];
}> {
  const [guide] = await tx.query(GUIDE_URIS, [guideId]);
  if (guide === undefined) throw new Error(`there is no guide ${guideId}`);
  return { guide, places: await tx.query(LIVE_PLACES, [guideId]) };
}

export async function setCounts(
  tx: Queryable,
  guideId: number,
  counts: {
    readonly placeCount: number;
    readonly sizeBytes: number;
    readonly hasAudio: boolean;
    readonly bounds: Bounds | null;
  },
): Promise<void> {
  const { bounds, ...facts } = counts;
  const { west, south, east, north } = bounds ?? NO_BOUNDS;
  await SET_COUNTS.run(tx, { ...facts, guideId, west, south, east, north });
}

const NO_BOUNDS = { west: null, south: null, east: null, north: null };

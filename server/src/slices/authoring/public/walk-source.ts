import { placeLabel } from '@laneway/domain/guides/place-label';
import { wholeSeconds } from '@laneway/domain/media/audio-length';
import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { pointOf } from '../../catalogue/public/content-columns.ts';
import { fileOf } from '../media-join.ts';
import type { PendingPlaceRow } from '../rows.ts';

type GuideToWalkRow = {
  readonly author_id: number;
  readonly path: string | null;
  readonly walk: string | null;
};

type PlaceToWalkRow = Pick<
  PendingPlaceRow,
  'id' | 'title' | 'name_number' | 'location' | 'marker' | 'trigger' | 'audio_uri' | 'audio_ms'
>;

const GUIDE = statement<GuideToWalkRow>(
  'authoring.guide_to_walk',
  'SELECT author_id, path, walk FROM pending_guides WHERE id = $1 AND deleted_at IS NULL',
);
const PLACES = statement<PlaceToWalkRow>(
  'authoring.places_to_walk',
  `SELECT p.id, p.title, p.name_number, p.location, p.marker, p.trigger, p.audio_uri, audio.duration_ms AS audio_ms
     FROM pending_places p ${fileOf('p', 'audio')}
    WHERE p.pending_guide_id = $1 AND p.deleted_at IS NULL AND p.status <> 'withdrawn'
    ORDER BY p.position NULLS LAST, p.id`,
);

export type WalkSource = {
  readonly authorId: number;
  readonly content: ContentToWalk;
  /** The names of the places by their ids. */
  readonly names: ReadonlyMap<number, string>;
};

/** The walkable content of a pending guide, without withdrawn places. Null when there is no such guide. */
export async function findWalkSource(db: Queryable, id: number): Promise<WalkSource | null> {
  const guide = await findGuideToWalk(db, id);
  if (guide === null) return null;
  const places = await findPlacesToWalk(db, id);
  return {
    authorId: guide.author_id,
    content: {
      guideId: id,
      guide: { path: guide.path, walk: guide.walk },
      places: places.map(({ id: placeId, location, marker, trigger, audio_uri, audio_ms }) => ({
        id: placeId,
        content: { location: pointOf(location), marker, trigger, audio: audio_uri },
        audioSeconds: wholeSeconds(audio_ms),
      })),
    },
    names: new Map(places.map((place) => [place.id, placeLabel(place.title, place.name_number)])),
  };
}

// These queries leave out descriptions and shapes of places, which can be megabytes and don't affect a walk.

async function findGuideToWalk(db: Queryable, id: number): Promise<GuideToWalkRow | null> {
  const [row] = await db.query(GUIDE, [id]);
  return row ?? null;
}

/** In walking order, without withdrawn ones. */
function findPlacesToWalk(db: Queryable, pendingGuideId: number): Promise<PlaceToWalkRow[]> {
  return db.query(PLACES, [pendingGuideId]);
}

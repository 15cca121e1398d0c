import { type Queryable, statement } from '../../platform/database/database.ts';
import { fileOf } from './media-join.ts';
import type { PendingPlaceRow } from './rows.ts';

/* Only walkable content: descriptions and shapes of places can be megabytes, and no walk depends on them. */

export type GuideToWalkRow = {
  readonly author_id: number;
  readonly path: string | null;
  readonly walk: string | null;
};

export type PlaceToWalkRow = Pick<
  PendingPlaceRow,
  'id' | 'title' | 'location' | 'marker' | 'trigger' | 'audio_uri' | 'audio_ms'
>;

const GUIDE = statement<GuideToWalkRow>(
  'authoring.guide_to_walk',
  'SELECT author_id, path, walk FROM pending_guides WHERE id = $1 AND deleted_at IS NULL',
);
const PLACES = statement<PlaceToWalkRow>(
  'authoring.places_to_walk',
  `SELECT p.id, p.title, p.location, p.marker, p.trigger, p.audio_uri, audio.duration_ms AS audio_ms
     FROM pending_places p ${fileOf('p', 'audio')}
    WHERE p.pending_guide_id = $1 AND p.deleted_at IS NULL AND p.status <> 'withdrawn'
    ORDER BY p.position NULLS LAST, p.id`,
);

export async function findGuideToWalk(db: Queryable, id: number): Promise<GuideToWalkRow | null> {
  const [row] = await db.query(GUIDE, [id]);
  return row ?? null;
}

/** In walking order, without withdrawn ones. */
export function findPlacesToWalk(db: Queryable, pendingGuideId: number): Promise<PlaceToWalkRow[]> {
  return db.query(PLACES, [pendingGuideId]);
}

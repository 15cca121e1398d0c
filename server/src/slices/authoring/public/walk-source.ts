import { wholeSeconds } from '@laneway/domain/media/audio-length';
import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import type { Queryable } from '../../../platform/database/database.ts';
import { pointOf } from '../../catalogue/public/content-columns.ts';
import { findGuideToWalk, findPlacesToWalk } from '../walk-store.ts';

export type WalkSource = {
  readonly authorId: number;
  readonly content: ContentToWalk;
  /** By place. */
  readonly titles: ReadonlyMap<number, string | null>;
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
    titles: new Map(places.map(({ id: placeId, title }) => [placeId, title])),
  };
}

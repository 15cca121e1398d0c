import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { wholeSeconds } from '@laneway/domain/media/audio-length';
import type { ContentToWalk } from '@laneway/domain/walk/plan-of-content';
import type { Queryable } from '../../../platform/database.ts';
import { guideContentOf, placeContentOf } from '../content-of-row.ts';
import { findPendingGuide } from '../guide-store.ts';
import { findPendingPlaces } from '../place-store.ts';

export type WalkSource = Omit<ContentToWalk, 'places'> & {
  readonly authorId: number;
  readonly places: readonly {
    readonly id: number;
    readonly content: PlaceContent;
    readonly audioSeconds: number | null;
  }[];
};

/** What is walked of a pending guide: places that were withdrawn are not. Null where there is no such guide. */
export async function findWalkSource(db: Queryable, id: number): Promise<WalkSource | null> {
  const guide = await findPendingGuide(db, id);
  if (guide === null) return null;
  const places = await findPendingPlaces(db, id);
  return {
    authorId: guide.author_id,
    guideId: id,
    guide: guideContentOf(guide),
    places: places
      .filter(({ status }) => status !== 'withdrawn')
      .map((place) => ({
        id: place.id,
        content: placeContentOf(place),
        audioSeconds: wholeSeconds(place.audio_ms),
      })),
  };
}

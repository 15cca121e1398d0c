import type { Transaction } from '../../platform/database.ts';
import { attachMedia, type PublishedMedia } from '../media/public.ts';
import {
  type GuideContent,
  hideOtherPlaces,
  type PlaceContent,
  saveGuide,
  savePlace,
} from './publish-store.ts';
import { recountGuide } from './recount-guide.ts';

/** A whole guide as visitors are to see it from now on. */
export type Revision = {
  /** The guide that this is the next revision of; null for one that was never published. */
  readonly guideId: number | null;
  readonly authorId: number;
  readonly guide: GuideContent;
  /** In walking order. A place that was published before names its id and keeps it. */
  readonly places: readonly (PlaceContent & { readonly placeId: number | null })[];
  /** False while the places are simply sorted by id. */
  readonly isOrderedByHand: boolean;
  /** Every object that the guide and its places refer to, in the production bucket by now. */
  readonly media: readonly PublishedMedia[];
};

/**
 * Makes a revision what visitors see: rows, media and what is counted of them, in the caller's transaction. The database
 * announces the change to every process. Publishing the same revision again changes nothing but the date.
 */
export async function publishRevision(
  tx: Transaction,
  { guideId, authorId, guide, places, isOrderedByHand, media }: Revision,
  now: Date,
): Promise<number> {
  const id = await saveGuide(tx, guideId, guide, { authorId, now });
  const placeIds: number[] = [];
  for (const [index, { placeId, ...content }] of places.entries()) {
    const position = isOrderedByHand ? index : null;
    placeIds.push(await savePlace(tx, id, { ...content, id: placeId, position }));
  }
  await hideOtherPlaces(tx, id, placeIds);
  await attachMedia(tx, id, media);
  await recountGuide(tx, id);
  return id;
}

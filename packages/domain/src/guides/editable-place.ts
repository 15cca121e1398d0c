import { type ContentStatus, type PlaceStatus, placeStatusOf } from '../statuses.ts';
import type { ListingState } from '../workflow/listing.ts';
import { type EditableId, printEditableId } from './ids.ts';
import type { PlaceRank } from './ordering.ts';
import { EMPTY_PLACE, type PlaceContent } from './place-content.ts';

/** A place in the dashboards, from any source. */
export type EditablePlace =
  /** Exists only in the dashboard, in the pending guide that it will be added to. */
  | (Place & {
      readonly kind: 'unsaved';
      readonly startedAt: number;
      readonly pendingGuideId: number;
    })
  /** The draft that editing a published place starts from, before its first save. */
  | (Place & {
      readonly kind: 'draft_of_published';
      readonly publishedId: number;
      /** The published guide that holds the original. */
      readonly guideId: number;
      readonly position: number;
    })
  /** A place of a revision; it is reviewed together with its guide. */
  | (Place & {
      readonly kind: 'pending';
      readonly id: number;
      readonly pendingGuideId: number;
      /** The published place that this is a draft of. */
      readonly originalId: number | null;
      /** The version that was loaded; a save sends it. */
      readonly version: number;
      readonly status: ContentStatus;
      readonly adminComment: string | null;
      /** True if it was saved after that comment. */
      readonly changedSinceComment: boolean;
      /** Its index among the places of its guide. */
      readonly position: number;
      readonly lastModified: string;
      /** A few pixels, shown until the image has loaded. */
      readonly imagePlaceholder: string | null;
      /** The length of its audio as far as it is known. */
      readonly audioSeconds: number | null;
    })
  | (Place & {
      readonly kind: 'published';
      readonly id: number;
      readonly guideId: number;
      readonly listing: ListingState;
      readonly position: number;
      readonly imagePlaceholder: string | null;
      readonly audioSeconds: number | null;
    });

type Place = {
  readonly type: 'place';
  /** The number in its name while it has no title. */
  readonly nameNumber: number;
  readonly content: PlaceContent;
};

export type PlaceOf<Kind extends EditablePlace['kind']> = Extract<
  EditablePlace,
  { readonly kind: Kind }
>;

export function newPlace(
  pendingGuideId: number,
  startedAt: number,
  nameNumber: number,
): PlaceOf<'unsaved'> {
  const content = EMPTY_PLACE;
  return { type: 'place', kind: 'unsaved', startedAt, pendingGuideId, nameNumber, content };
}

/** The id of a place in selections, URLs and stored changes. */
export function placeId(place: EditablePlace): number | string {
  return printEditableId(editableId(place));
}

/** The published place that this is, or is a draft of. */
export function publishedPlaceId(place: EditablePlace): number | null {
  switch (place.kind) {
    case 'unsaved':
      return null;
    case 'draft_of_published':
      return place.publishedId;
    case 'pending':
      return place.originalId;
    case 'published':
      return place.id;
  }
}

export function placeStatus(place: EditablePlace): PlaceStatus {
  switch (place.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return 'draft';
    case 'pending':
      return placeStatusOf(place.status);
    case 'published':
      return place.listing === 'live' ? 'published' : 'withdrawn';
  }
}

/** The sort key of a place; unsaved ones come last. */
export function editablePlaceRank(place: EditablePlace): PlaceRank {
  return { id: placeId(place), position: place.kind === 'unsaved' ? null : place.position };
}

function editableId(place: EditablePlace): EditableId {
  switch (place.kind) {
    case 'unsaved':
      return { kind: 'new_place', suffix: String(place.startedAt) };
    case 'draft_of_published':
      return { kind: 'temporary', suffix: String(place.publishedId) };
    case 'pending':
    case 'published':
      return { kind: 'saved', id: place.id };
  }
}

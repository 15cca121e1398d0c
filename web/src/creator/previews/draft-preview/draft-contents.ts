import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { readPendingPlace } from '@laneway/contract/editing/place-fields';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { sortPlaces } from '@laneway/domain/guides/ordering';
import type { PlaceContent } from '@laneway/domain/guides/place-content';

export type DraftContents = {
  readonly guideId: number;
  /** Determines the colour of the pins. */
  readonly colourId: number;
  readonly author: string;
  readonly content: GuideContent;
  readonly imagePlaceholder: string | null;
  readonly mediaBytes: number;
  /** In walking order. */
  readonly places: readonly DraftPlace[];
};

export type DraftPlace = {
  readonly id: number;
  /** Its position in the walking order, from 1. */
  readonly number: number;
  readonly nameNumber: number;
  readonly content: PlaceContent;
  /** The length of its audio; null while it isn't known. */
  readonly audioSeconds: number | null;
  readonly imagePlaceholder: string | null;
};

/** Reads a draft that came with its places. Places that were set aside are not part of the walk. */
export function draftContents(row: PendingGuide): DraftContents {
  const { id, originalId, author, content, imagePlaceholder } = readPendingGuide(row);
  const places = (row.pending_places ?? [])
    .map(readPendingPlace)
    .filter(({ status }) => status !== 'withdrawn');
  return {
    guideId: id,
    colourId: originalId ?? id,
    author: author.name,
    content,
    imagePlaceholder,
    mediaBytes: row.pg_size_bytes ?? 0,
    places: sortPlaces(places, ({ id: placeId, position }) => ({ id: placeId, position })).map(
      (place, index) => ({
        id: place.id,
        number: index + 1,
        nameNumber: place.nameNumber,
        content: place.content,
        audioSeconds: place.audioSeconds,
        imagePlaceholder: place.imagePlaceholder,
      }),
    ),
  };
}

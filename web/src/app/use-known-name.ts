import { useKnownPlaces } from '../api/queries/places.ts';
import { guideOf, placeOf } from '../core/navigation/entry.ts';
import type { Entry } from '../core/navigation/pages.ts';

/** What an entry shows is called, if the list that led to it has said so; null otherwise. */
export function useKnownName(entry: Entry): string | null {
  const placeId = placeOf(entry);
  const place = useKnownPlaces(guideOf(entry))?.find(({ p_id }) => p_id === placeId);
  return place?.p_title ?? null;
}

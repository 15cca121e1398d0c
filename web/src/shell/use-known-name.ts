import { useKnownPlaces } from '../api/queries/places.ts';
import { guideOf, placeOf } from '../navigation/entry.ts';
import type { Entry } from '../navigation/pages.ts';

/** What an entry shows is called, if the list that led to it has said so; null otherwise. */
export function useKnownName(entry: Entry): string | null {
  const { data: places } = useKnownPlaces(guideOf(entry));
  const placeId = placeOf(entry);
  return places?.find(({ p_id }) => p_id === placeId)?.p_title ?? null;
}

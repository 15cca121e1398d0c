import type { ReplyOf } from '@laneway/contract/call-types';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** Cache key of the places of guides. */
export const PLACES = 'places';

const placesKey = (guideId: number) => [PLACES, guideId];

/** Authors and admins are also given withdrawn places, which no visitor sees. */
function shownPlaces({ places }: ReplyOf<'listPlaces'>) {
  return Array.isArray(places) ? places.filter(({ p_active }) => p_active) : [];
}

function placesOfGuide(call: CallServer, guideId: number) {
  return queryOptions({
    queryKey: placesKey(guideId),
    queryFn: async ({ signal }) =>
      shownPlaces(await call('listPlaces', { query: { guide_id: guideId }, signal })),
  });
}

/** For places that came with the page. */
export function primePlaces(
  client: QueryClient,
  guideId: number,
  places: ReplyOf<'listPlaces'>,
): void {
  client.setQueryData(placesKey(guideId), shownPlaces(places));
}

/** The places of a guide that the visitor may open. */
export function usePlaces(guideId: number | null) {
  const call = useCall();
  return useQuery({ ...placesOfGuide(call, guideId ?? 0), enabled: guideId !== null });
}

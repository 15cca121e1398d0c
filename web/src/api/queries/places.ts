import type { ReplyOf } from '@laneway/contract/call-types';
import { contentTexts } from '@laneway/domain/content-texts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { logFailure } from '../log-failure.ts';

/** Cache key of places. */
export const PLACES = 'places';

const placesKey = (guideId: number) => [PLACES, guideId];

/** Authors and admins are also given withdrawn places, which no visitor sees. */
function shownPlaces({ places }: ReplyOf<'listPlaces'>) {
  return Array.isArray(places) ? places.filter(({ p_active }) => p_active) : [];
}

function placesOfGuide(call: CallServer, guideId: number) {
  return queryOptions({
    queryKey: placesKey(guideId),
    queryFn: async ({ signal }) => {
      const asked = call('listPlaces', { query: { guide_id: guideId }, signal });
      return shownPlaces(await logFailure(contentTexts.fetchPlacesFailed, signal, asked));
    },
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

/** The places of a guide if they are already loaded; makes no request. */
export function useKnownPlaces(guideId: number | null) {
  const client = useQueryClient();
  return guideId === null
    ? undefined
    : client.getQueryData<ReturnType<typeof shownPlaces>>(placesKey(guideId));
}

/** The place of a guide that everyone may read and hear. */
export function useSamplePlace(guideId: number) {
  const call = useCall();
  return useQuery({
    queryKey: [PLACES, 'sample of', guideId],
    queryFn: ({ signal }) => call('getSamplePlace', { params: { id: guideId }, signal }),
  });
}

function guideOfPlace(call: CallServer, placeId: number) {
  return queryOptions({
    queryKey: [PLACES, 'guide of', placeId],
    queryFn: async ({ signal }) => {
      const { g_id } = await call('getGuideOfPlace', { params: { id: placeId }, signal });
      return g_id;
    },
  });
}

/** The id of the guide that a place is in. */
export function useGuideOfPlace(placeId: number) {
  return useQuery(guideOfPlace(useCall(), placeId));
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** What the places of guides are kept under. */
export const PLACES = 'places';

function placesOfGuide(call: CallServer, guideId: number) {
  return queryOptions({
    queryKey: [PLACES, guideId],
    queryFn: async ({ signal }) => {
      const { places } = await call('listPlaces', { query: { guide_id: guideId }, signal });
      return Array.isArray(places) ? places : [];
    },
  });
}

/** The places of a guide whose inside the visitor may see. */
export function usePlaces(guideId: number | null) {
  const call = useCall();
  return useQuery({ ...placesOfGuide(call, guideId ?? 0), enabled: guideId !== null });
}

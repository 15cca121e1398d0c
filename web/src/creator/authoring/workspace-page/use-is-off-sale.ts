import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import { useListings } from '../listing/listing-context.ts';

/** No draft takes over a place that is off sale, so there is nothing to save it into. */
export function useIsOffSale(): (place: EditablePlace) => boolean {
  const listings = useListings();
  return (place) => place.kind === 'published' && listings?.ofPlace(place).status === 'withdrawn';
}

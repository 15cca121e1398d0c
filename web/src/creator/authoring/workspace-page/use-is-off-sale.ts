import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import { useListings } from '../listing/listing-context.ts';

/** A place off sale isn't copied into a draft, so it can't be saved. */
export function useIsOffSale(): (place: EditablePlace) => boolean {
  const listings = useListings();
  return (place) => place.kind === 'published' && listings?.ofPlace(place).status === 'withdrawn';
}

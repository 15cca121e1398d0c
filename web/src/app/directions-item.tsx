import { parseLocation } from '@laneway/domain/geo/location-text';
import { usePlaces } from '../api/queries/places.ts';
import type { EntryOf } from '../core/navigation/pages.ts';
import { browserDevice, openDirections } from '../map/directions/open-directions.ts';
import { NavItem } from './nav-item.tsx';

export type DirectionsItemProps = {
  readonly entry: EntryOf<'placeDetail'>;
  readonly onChosen: () => void;
};

/** Directions to the place on screen, if it has a location. */
export function DirectionsItem({ entry, onChosen }: DirectionsItemProps) {
  const places = usePlaces(entry.guideId);
  const place = places.data?.find(({ p_id }) => p_id === entry.placeId);
  const destination = parseLocation(place?.p_location);
  if (destination === null) return null;
  return (
    <NavItem
      icon="directions"
      label="Directions to this place"
      onPress={() => {
        openDirections({ destination }, browserDevice());
        onChosen();
      }}
    />
  );
}

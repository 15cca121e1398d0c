import type { ReplyOf } from '@laneway/contract/call-types';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { PlaceRank } from '@laneway/domain/guides/ordering';
import type { Pin } from '../../map/pins/pin.ts';
import { isVisited, NO_VISITS, type Visits } from '../visits/visits.ts';

export type Place = ReplyOf<'listPlaces'>['places'][number];

/** The server numbers places in their walking order. */
export function rankOf(place: Place): PlaceRank {
  return { id: place.p_id, position: place.p_order };
}

/** The pins of places in walking order; one without a location keeps its number and has no pin. */
export function numberedPins(
  places: readonly Place[],
  colour: string,
  visits: Visits = NO_VISITS,
): readonly Pin[] {
  return places.flatMap(({ p_id: id, g_id, p_title: title, p_location }, index) => {
    const point = parseLocation(p_location);
    const number = index + 1;
    const label = `${number}. ${title}`;
    const tick = isVisited(visits, g_id, id) ? 'visited' : null;
    return point === null ? [] : [{ id, kind: 'place', point, label, title, colour, number, tick }];
  });
}

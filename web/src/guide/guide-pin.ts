import { parseLocation } from '@laneway/domain/geo/location-text';
import { guideColour } from '../map/guide-colour.ts';
import type { Pin } from '../map/pins/pin.ts';
import type { Guide } from './guide-facts.ts';

/** The pin of a guide; none for one without a location. */
export function guidePin(guide: Guide, owned: ReadonlySet<number>): readonly Pin[] {
  const point = parseLocation(guide.g_location);
  if (point === null) return [];
  const { g_id: id, g_title: title } = guide;
  const tick = owned.has(id) ? 'yours' : null;
  const colour = guideColour(id);
  return [{ id, kind: 'guide', point, label: title, title, colour, number: null, tick }];
}

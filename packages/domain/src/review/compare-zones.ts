import { distanceMetres, formatDistance } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import type { PlaceContent } from '../guides/place-content.ts';
import type { TriggerZone } from '../walk/plan/trigger.ts';
import { describeZone } from '../walk/text/walk-words.ts';
import { triggerOf } from './compare-triggers.ts';
import type { MapLine } from './map-line.ts';

type Zoned = Pick<PlaceContent, 'trigger' | 'location'>;

const SAME_SPOT_METRES = 1;

/**
 * The change of a zone, as shown next to the map; empty if there is none. The list of changes takes it from the field
 * instead.
 */
export function compareZones(before: Zoned, after: Zoned): readonly MapLine[] {
  const was = triggerOf(before).zone;
  const is = triggerOf(after).zone;
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  return [
    { text: changeText(was, is, before.location, after.location), change: 'changed', word: null },
  ];
}

function changeText(
  was: TriggerZone | null,
  is: TriggerZone | null,
  pinBefore: Point | null,
  pinAfter: Point | null,
): string {
  if (was?.kind === 'circle' && is?.kind === 'circle') {
    const metres = distanceMetres(was.centre, is.centre);
    const moved = metres < SAME_SPOT_METRES ? '' : ` moved ${formatDistance(metres)}`;
    const sizes = `: ${formatDistance(is.radius)} around, was ${formatDistance(was.radius)}`;
    return `Zone${moved}${was.radius === is.radius ? '' : sizes}`;
  }
  if (was?.kind === 'polygon' && is?.kind === 'polygon') return 'Zone redrawn';
  if (is === null) return 'Zone removed, so it starts around the place';
  const added = describeZone(is, pinAfter);
  return was === null
    ? `Zone added: ${added}`
    : `Zone: ${added}, was: ${describeZone(was, pinBefore)}`;
}

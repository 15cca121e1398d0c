import { distanceMetres, formatDistance } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import { printShapes, SHAPE_KINDS } from '../geo/shapes-text.ts';
import type { GuideContent } from '../guides/guide-content.ts';
import type { PlaceContent } from '../guides/place-content.ts';
import { RULES } from '../walk/rules.ts';
import type { TriggerZone } from '../walk/trigger.ts';
import { walkedPath } from '../walk/walk-line.ts';
import { readWalkSettings } from '../walk/walk-settings-text.ts';
import { zoneInWords } from '../walk/walk-words.ts';
import { circleCorners, corridorOf, lineAlong } from '../walk/zone-outline.ts';
import { triggerOf } from './compare-triggers.ts';
import type { MapLine } from './map-line.ts';

type Zoned = Pick<PlaceContent, 'trigger' | 'location'>;
type Walked = Pick<GuideContent, 'path' | 'walk'>;

/** Enough to look round at any zoom. */
const CIRCLE_CORNERS = 48;
const SAME_SPOT_METRES = 1;

/** The edge of a place's zone as the text of a boundary; null where none is drawn. A stretch is the ground beside the guide's path. */
export function zoneOutline(place: Zoned, guide: Walked): string | null {
  const corners = cornersOf(triggerOf(place).zone, guide);
  const { defaultColour: colour } = SHAPE_KINDS.boundary;
  return corners === null ? null : printShapes([{ points: corners, colour }]);
}

function cornersOf(zone: TriggerZone | null, guide: Walked): readonly Point[] | null {
  switch (zone?.kind) {
    case 'circle':
      return circleCorners(zone.centre, zone.radius, CIRCLE_CORNERS);
    case 'polygon':
      return zone.corners;
    case 'stretch': {
      const path = walkedPath(guide.path, isLoop(guide)) ?? [];
      const ground = corridorOf(lineAlong(path, zone.from, zone.to), RULES.stretchReach);
      return ground.length === 0 ? null : ground;
    }
    default:
      return null;
  }
}

function isLoop({ walk }: Walked): boolean {
  const settings = walk === null ? null : readWalkSettings(walk);
  return settings?.ok === true && settings.value.loop;
}

/** How a zone has changed, beside the map; no line where it hasn't. The list of changes has it from the field. */
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
  const added = zoneInWords(is, pinAfter);
  return was === null
    ? `Zone added: ${added}`
    : `Zone: ${added}, was: ${zoneInWords(was, pinBefore)}`;
}

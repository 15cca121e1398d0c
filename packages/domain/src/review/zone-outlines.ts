import type { Point } from '../geo/point.ts';
import { roundPoint } from '../geo/round-point.ts';
import { printShapes, SHAPE_KINDS } from '../geo/shapes-text.ts';
import { planOfContent } from '../walk/plan/plan-of-content.ts';
import { zoneCorners } from '../walk/zones/zone-outline.ts';
import type { Version, VersionPlace } from './version.ts';

/** By place, each as the text of a boundary. */
export type ZoneOutlines = ReadonlyMap<VersionPlace, string>;

/** Enough to look round at any zoom. */
const CIRCLE_CORNERS = 48;

/** Which guide it is doesn't matter to its zones, nor how long its places are heard. */
const ANY_GUIDE = { guideId: 0 };
const ANY_LENGTH = { audioSeconds: null };

/**
 * The edges of the zones that a visitor's phone uses, whether someone chose them or they are the default. A place that
 * isn't on the map or was withdrawn has none.
 */
export function zoneOutlines({ guide, places }: Version): ZoneOutlines {
  const walked = places.filter(({ isWithdrawn }) => !isWithdrawn);
  const plan = planOfContent({
    ...ANY_GUIDE,
    guide,
    places: walked.map(({ content }, id) => ({ id, content, ...ANY_LENGTH })),
  });
  return new Map(
    plan.stops.flatMap(({ id, zone }) => {
      const place = walked[id];
      const corners = zoneCorners(zone, plan, CIRCLE_CORNERS);
      return place === undefined || corners.length === 0 ? [] : [[place, textOf(corners)] as const];
    }),
  );
}

/** Rounded, so that a zone that is where it was has the same text, however its place was measured. */
function textOf(corners: readonly Point[]): string {
  const { defaultColour: colour } = SHAPE_KINDS.boundary;
  return printShapes([{ points: corners.map(roundPoint), colour }]);
}

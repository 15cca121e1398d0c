import type { Point } from '../geo/point.ts';
import { roundPoint } from '../geo/round-point.ts';
import { printShapes, SHAPE_KINDS } from '../geo/shapes-text.ts';
import { planOfContent } from '../walk/plan/plan-of-content.ts';
import { zoneCorners } from '../walk/zones/zone-outline.ts';
import type { Version, VersionPlace } from './version.ts';

/** The zones of places, each as the text of a boundary. */
export type ZoneOutlines = ReadonlyMap<VersionPlace, string>;

/** Enough corners to resemble a circle at any zoom. */
const CIRCLE_CORNERS = 48;

/** Zones depend neither on the guide's id nor on the length of its audio. */
const ANY_GUIDE = { guideId: 0 };
const ANY_LENGTH = { audioSeconds: null };

/**
 * The outlines of the zones that a visitor's phone uses, chosen or default. A place without a location or withdrawn has
 * none.
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

/** Rounded, so that an unchanged zone has the same text despite rounding differences. */
function textOf(corners: readonly Point[]): string {
  const { defaultColour: colour } = SHAPE_KINDS.boundary;
  return printShapes([{ points: corners.map(roundPoint), colour }]);
}

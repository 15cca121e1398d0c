import { LIMITS } from '@laneway/contract/limits';
import { formatDistance } from '@laneway/domain/geo/distance';
import type { Findings } from './findings.ts';
import type { FittedShapes } from './fit-shapes.ts';
import type { Part, PlacesRoom } from './import-choice.ts';
import { roomForPlaces } from './import-choice.ts';

const NAMES_SHOWN = 3;

const count = (value: number) => value.toLocaleString('en-AU');
const counted = (value: number, one: string, many: string) =>
  `${count(value)} ${value === 1 ? one : many}`;

/** The label of a part next to its checkbox. */
export function partLabel(findings: Findings, part: Part): string {
  switch (part) {
    case 'path': {
      if (findings.path.kind !== 'fits') return 'Paths';
      const { shapes } = findings.path;
      return `${counted(shapes.count, 'path', 'paths')}, ${formatDistance(shapes.metres)}`;
    }
    case 'boundary': {
      const { boundary } = findings;
      const total = boundary.kind === 'fits' ? boundary.shapes.count : 0;
      return total === 1 ? 'Boundary' : `${count(total)} boundaries`;
    }
    case 'waypoints':
      return counted(findings.waypoints.length, 'place', 'places');
    case 'known':
      return `${counted(findings.known.length, 'place', 'places')} already in this guide`;
    case 'photos':
      return `${counted(findings.photos.length, 'photo', 'photos')}, each as a place`;
  }
}

/** Hints about a part: the simplified or omitted content, or the reason why it can't be added. */
export function partHints(findings: Findings, part: Part, places: PlacesRoom): readonly string[] {
  switch (part) {
    case 'path':
    case 'boundary': {
      const found = findings[part];
      if (found.kind === 'too_many') return [tooManyShapesText(part, found.count)];
      if (found.kind === 'none') return [];
      const holes = part === 'boundary' ? holesText(findings.holes) : null;
      return [simplifiedText(found.shapes), holes].filter((text) => text !== null);
    }
    case 'waypoints':
    case 'known': {
      const names = findings[part].map(({ title }) => title).filter((title) => title !== '');
      return roomHints(findings[part].length, places) ?? namesHints(names);
    }
    case 'photos':
      return roomHints(findings.photos.length, places) ?? [];
  }
}

/** Example: '4,812 points simplified to 1,950, within 2 m'; null if every point is kept. */
export function simplifiedText({
  pointsBefore,
  pointsAfter,
  withinMetres,
}: FittedShapes): string | null {
  if (pointsAfter === pointsBefore) return null;
  const within = formatDistance(Math.max(1, Math.ceil(withinMetres)));
  return `${count(pointsBefore)} points simplified to ${count(pointsAfter)}, within ${within}`;
}

/** The reason why places can't be added; null if they can. */
export function placesRoomText(wanted: number, places: PlacesRoom): string | null {
  if (wanted === 0) return null;
  if (!places.canAddPlaces) return 'Save this guide first, then add places.';
  const room = roomForPlaces(places);
  if (wanted <= room) return null;
  return `A guide can have ${LIMITS.placesPerGuide} places. ${room === 0 ? 'This one is full.' : `There’s room for ${count(room)} more.`}`;
}

function roomHints(wanted: number, places: PlacesRoom): readonly string[] | null {
  const text = placesRoomText(wanted, places);
  return text === null ? null : [text];
}

function namesHints(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return [more > 0 ? `${shown} and ${count(more)} more` : shown];
}

function holesText(holes: number): string | null {
  if (holes === 0) return null;
  return `${counted(holes, 'hole was', 'holes were')} left out. A boundary here has no holes.`;
}

function tooManyShapesText(part: 'path' | 'boundary', found: number): string {
  const what = part === 'path' ? 'paths' : 'boundaries';
  return `${count(found)} ${what} are more than this guide has room for. Export fewer and try again.`;
}

import { distanceMetres, formatDistance } from '../geo/distance.ts';
import { printCoordinates } from '../geo/location-text.ts';
import type { Point } from '../geo/point.ts';
import { roundPoint } from '../geo/round-point.ts';
import { changeOf } from './change.ts';
import type { MapLine } from './map-line.ts';
import type { PlacePair } from './match-places.ts';
import type { VersionPlace } from './version.ts';

/** A pin with this name in two versions; no line when neither has it. */
export function comparePin(
  name: string,
  before: Point | null,
  after: Point | null,
): readonly MapLine[] {
  const change = changeOf(before, after, isSamePoint);
  switch (change) {
    case 'added':
      return [{ text: `${name} added`, change, word: 'pin added' }];
    case 'removed':
      return [{ text: `${name} removed`, change, word: 'pin removed' }];
    default: {
      if (before === null || after === null) return [];
      if (change === 'same')
        return [{ text: `${name} at ${whereText(after)}`, change, word: null }];
      const moved = `moved ${movedText(before, after)}`;
      return [{ text: `${name} ${moved}`, change, word: moved }];
    }
  }
}

/** A place on the map of its guide. */
export function comparePlaceOnMap({ before, after }: PlacePair): MapLine {
  if (before === null) {
    const absence = visibleLocation(after.place) === null ? ', not on the map' : '';
    return { text: `Place ${after.number} added${absence}`, change: 'added', word: null };
  }
  if (after === null) {
    const title = before.place.content.title;
    const name = title === null ? '' : ` (${title})`;
    return { text: `Place ${before.number} removed${name}`, change: 'removed', word: null };
  }
  const name = `Place ${after.number}`;
  if (after.place.isWithdrawn || before.place.isWithdrawn) {
    const change = after.place.isWithdrawn === before.place.isWithdrawn ? 'same' : 'changed';
    const text = `${name} ${after.place.isWithdrawn ? 'withdrawn' : 'back in the guide'}`;
    return { text, change, word: null };
  }
  const points = [before.place.content.location, after.place.content.location] as const;
  switch (changeOf(...points, isSamePoint)) {
    case 'added':
      return { text: `${name} is on the map now`, change: 'changed', word: null };
    case 'removed':
      return { text: `${name} is no longer on the map`, change: 'changed', word: null };
    default:
      return comparePin(name, ...points)[0] ?? unpinned(name);
  }
}

function unpinned(name: string): MapLine {
  return { text: `${name} isn’t on the map`, change: 'same', word: null };
}

/** The location that visitors see; null if there is none. */
export function visibleLocation({ isWithdrawn, content }: VersionPlace): Point | null {
  return isWithdrawn ? null : content.location;
}

export function movedText(from: Point, to: Point): string {
  const metres = distanceMetres(from, to);
  return Math.round(metres) === 0 ? 'less than 1 m' : formatDistance(metres);
}

/** Equal at the precision of a tap on the map. */
export function isSamePoint(one: Point, other: Point): boolean {
  const [a, b] = [roundPoint(one), roundPoint(other)];
  return a.lat === b.lat && a.lng === b.lng;
}

function whereText(point: Point): string {
  return printCoordinates(roundPoint(point)).replace(',', ', ');
}

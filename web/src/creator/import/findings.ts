import { LIMITS } from '@laneway/contract/limits';
import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import type { ShapeKind } from '@laneway/domain/geo/shapes-text';
import { type FittedShapes, fitShapes } from './fit-shapes.ts';
import type { NamedLine, Waypoint } from './geography.ts';
import type { FileRead } from './read-files.ts';

export type LocatedPhoto = {
  readonly file: File;
  readonly point: Point;
  readonly takenAt: Date | null;
};

/** Shapes of one kind: fitted, or too large. */
export type FoundShapes =
  | { readonly kind: 'none' }
  | { readonly kind: 'fits'; readonly shapes: FittedShapes }
  | { readonly kind: 'too_many'; readonly count: number };

/** Everything that was found in the chosen files, ready to be added. */
export type Findings = {
  readonly path: FoundShapes;
  readonly boundary: FoundShapes;
  readonly holes: number;
  readonly waypoints: readonly Waypoint[];
  /** Waypoints that the guide has as places already, perhaps from an earlier import of the same file. */
  readonly known: readonly Waypoint[];
  /** In the order they were taken. */
  readonly photos: readonly LocatedPhoto[];
  readonly photosWithoutPosition: readonly File[];
  readonly refused: readonly Extract<FileRead, { kind: 'refused' }>[];
};

/** The remaining characters of each shapes text of the guide, and the remaining points in all. */
export type ShapesRoom = {
  readonly path: number;
  readonly boundary: number;
  readonly points: number;
};

export const ALL_ROOM: ShapesRoom = {
  path: LIMITS.shapes,
  boundary: LIMITS.shapes,
  points: LIMITS.pointsPerGuide,
};

/** A place of the guide. */
export type ExistingPlace = { readonly title: string; readonly point: Point };

/** A place with the same title that is nearer than this is the same. */
const SAME_PLACE_METRES = 5;

function isKnown({ title, point }: Waypoint, existing: readonly ExistingPlace[]): boolean {
  return existing.some(
    (place) =>
      place.title.trim() === title.trim() && distanceMetres(place.point, point) < SAME_PLACE_METRES,
  );
}

export function collectFindings(
  read: readonly FileRead[],
  room: ShapesRoom,
  existing: readonly ExistingPlace[] = [],
): Findings {
  const maps = read.flatMap((one) => (one.kind === 'map' ? [one.geography] : []));
  const waypoints = maps.flatMap((map) => map.waypoints);
  const photos = read.flatMap((one) => (one.kind === 'photo' ? [one] : []));
  const path = fitFound(
    'path',
    maps.flatMap(({ paths }) => paths),
    room,
  );
  const taken = path.kind === 'fits' ? path.shapes.pointsAfter : 0;
  return {
    path,
    boundary: fitFound(
      'boundary',
      maps.flatMap(({ boundaries }) => boundaries),
      { ...room, points: room.points - taken },
    ),
    holes: maps.reduce((sum, { holes }) => sum + holes, 0),
    waypoints: waypoints.filter((waypoint) => !isKnown(waypoint, existing)),
    known: waypoints.filter((waypoint) => isKnown(waypoint, existing)),
    photos: photos
      .flatMap(({ file, position }) => (position === null ? [] : [{ file, ...position }]))
      .sort(byTime),
    photosWithoutPosition: photos.flatMap(({ file, position }) =>
      position === null ? [file] : [],
    ),
    refused: read.flatMap((one) => (one.kind === 'refused' ? [one] : [])),
  };
}

function fitFound(kind: ShapeKind, lines: readonly NamedLine[], room: ShapesRoom): FoundShapes {
  if (lines.length === 0) return { kind: 'none' };
  // One character is for the semicolon that joins them to the existing text.
  const shapes = fitShapes(kind, lines, { characters: room[kind] - 1, points: room.points });
  return shapes === null ? { kind: 'too_many', count: lines.length } : { kind: 'fits', shapes };
}

/** Photos without a time come last, in the order of their names. */
function byTime(one: LocatedPhoto, other: LocatedPhoto): number {
  const time = ({ takenAt }: LocatedPhoto) => takenAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return (
    time(one) - time(other) ||
    one.file.name.localeCompare(other.file.name, 'en-AU', { numeric: true })
  );
}

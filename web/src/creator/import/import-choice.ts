import { LIMITS } from '@laneway/contract/limits';
import type { Point } from '@laneway/domain/geo/point';
import type { Findings, FoundShapes } from './findings.ts';

export const PARTS = ['path', 'boundary', 'waypoints', 'photos'] as const;

/** The parts that can be added separately. */
export type Part = (typeof PARTS)[number];

export type Choice = Readonly<Record<Part, boolean>>;

export type ImportedPlace = {
  readonly title: string;
  readonly description: string;
  readonly point: Point;
  /** Uploaded as the place's image. */
  readonly photo: File | null;
};

/** The result for the guide: shapes texts to append, and places to add. */
export type ImportResult = {
  readonly path: string | null;
  readonly boundary: string | null;
  readonly places: readonly ImportedPlace[];
};

export type PlacesRoom = {
  /** False until the guide has been saved. */
  readonly canAddPlaces: boolean;
  readonly existingPlaces: number;
};

/** The number of places that can still be added to the guide. */
export function roomForPlaces({ canAddPlaces, existingPlaces }: PlacesRoom): number {
  return canAddPlaces ? Math.max(0, LIMITS.placesPerGuide - existingPlaces) : 0;
}

export function hasPart(findings: Findings, part: Part): boolean {
  return part === 'path' || part === 'boundary'
    ? findings[part].kind !== 'none'
    : findings[part].length > 0;
}

/** True if a part could be added on its own. */
export function canAdd(findings: Findings, part: Part, room: number): boolean {
  if (part === 'path' || part === 'boundary') return findings[part].kind === 'fits';
  return findings[part].length > 0 && findings[part].length <= room;
}

/** Lines are preselected; places only if there is nothing else. */
export function firstChoice(findings: Findings, room: number): Choice {
  const path = canAdd(findings, 'path', room);
  const boundary = canAdd(findings, 'boundary', room);
  const hasLines = path || boundary;
  const waypoints = !hasLines && canAdd(findings, 'waypoints', room);
  const photos = !hasLines && !waypoints && canAdd(findings, 'photos', room);
  return { path, boundary, waypoints, photos };
}

/** A new guide gets everything in the files. Photos come last, because there may be hundreds. */
export function chooseAllThatFit(findings: Findings, room: number): Choice {
  const waypoints = canAdd(findings, 'waypoints', room);
  const left = waypoints ? room - findings.waypoints.length : room;
  return {
    path: canAdd(findings, 'path', room),
    boundary: canAdd(findings, 'boundary', room),
    waypoints,
    photos: canAdd(findings, 'photos', left),
  };
}

export function chosenPlaces(findings: Findings, choice: Choice): readonly ImportedPlace[] {
  const waypoints = choice.waypoints ? findings.waypoints : [];
  const photos = choice.photos ? findings.photos : [];
  return [
    ...waypoints.map((waypoint) => ({ ...waypoint, photo: null })),
    // A name such as IMG_2041 isn't a title: the creator writes one.
    ...photos.map(({ file, point }) => ({ title: '', description: '', point, photo: file })),
  ];
}

export function importResult(findings: Findings, choice: Choice): ImportResult {
  const textOf = (found: FoundShapes) => (found.kind === 'fits' ? found.shapes.text : null);
  return {
    path: choice.path ? textOf(findings.path) : null,
    boundary: choice.boundary ? textOf(findings.boundary) : null,
    places: chosenPlaces(findings, choice),
  };
}

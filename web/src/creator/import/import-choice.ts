import { LIMITS } from '@laneway/contract/limits';
import type { Point } from '@laneway/domain/geo/point';
import type { Findings, FoundShapes } from './findings.ts';

export const PARTS = ['path', 'boundary', 'waypoints', 'photos'] as const;

/** The parts of what was found that can be added by themselves. */
export type Part = (typeof PARTS)[number];

export type Choice = Readonly<Record<Part, boolean>>;

export type ImportedPlace = {
  readonly title: string;
  readonly description: string;
  readonly point: Point;
  /** To be uploaded as the place's image. */
  readonly photo: File | null;
};

/** What the guide is given: shapes texts to append, and places to add. */
export type ImportResult = {
  readonly path: string | null;
  readonly boundary: string | null;
  readonly places: readonly ImportedPlace[];
};

export type PlacesRoom = {
  /** False while the guide has no id that places could belong to. */
  readonly canAddPlaces: boolean;
  readonly existingPlaces: number;
};

/** How many places the guide can still take. */
export function roomForPlaces({ canAddPlaces, existingPlaces }: PlacesRoom): number {
  return canAddPlaces ? Math.max(0, LIMITS.placesPerGuide - existingPlaces) : 0;
}

export function hasPart(findings: Findings, part: Part): boolean {
  return part === 'path' || part === 'boundary'
    ? findings[part].kind !== 'none'
    : findings[part].length > 0;
}

/** True if a part could be added if it were the only one. */
export function canAdd(findings: Findings, part: Part, room: number): boolean {
  if (part === 'path' || part === 'boundary') return findings[part].kind === 'fits';
  return findings[part].length > 0 && findings[part].length <= room;
}

/** Lines are what people import; places come on request, unless there is nothing else to ask for. */
export function firstChoice(findings: Findings, room: number): Choice {
  const path = canAdd(findings, 'path', room);
  const boundary = canAdd(findings, 'boundary', room);
  const hasLines = path || boundary;
  const waypoints = !hasLines && canAdd(findings, 'waypoints', room);
  const photos = !hasLines && !waypoints && canAdd(findings, 'photos', room);
  return { path, boundary, waypoints, photos };
}

/** Someone who makes a guide of files wants what is in them. Photos come last: there may be hundreds. */
export function everythingThatFits(findings: Findings, room: number): Choice {
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
    // A name such as IMG_2041 is no title: the creator writes one.
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

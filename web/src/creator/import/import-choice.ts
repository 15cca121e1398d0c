import { LIMITS } from '@laneway/contract/limits';
import type { Point } from '@laneway/domain/geo/point';
import { checkWalkedPath } from '@laneway/domain/walk/plan/walked-path-limits';
import type { Findings, FoundShapes } from './findings.ts';

export const PARTS = ['path', 'boundary', 'waypoints', 'known', 'photos'] as const;

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

/** The result for the guide: its path, a boundary to append, and places to add. */
export type ImportResult = {
  readonly path: ImportedPath | null;
  readonly boundary: string | null;
  readonly places: readonly ImportedPlace[];
};

/** The options for a path that is there already. */
export type PathMode = 'replace' | 'add' | 'keep';

export type ImportedPath = { readonly text: string; readonly mode: Exclude<PathMode, 'keep'> };

/** The path that the files would be added to. */
export type ExistingPath = {
  readonly text: string;
  /** True for the path of a guide: that of a place is only drawn. */
  readonly isWalked: boolean;
};

export const NO_PATH: ExistingPath = { text: '', isWalked: false };

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

/** At first everything that fits is chosen, except places that the guide has already. Photos come last, because there may be hundreds. */
export function chooseAllThatFit(findings: Findings, room: number): Choice {
  const waypoints = canAdd(findings, 'waypoints', room);
  const left = waypoints ? room - findings.waypoints.length : room;
  return {
    path: canAdd(findings, 'path', room),
    boundary: canAdd(findings, 'boundary', room),
    waypoints,
    known: false,
    photos: canAdd(findings, 'photos', left),
  };
}

export function chosenPlaces(findings: Findings, choice: Choice): readonly ImportedPlace[] {
  const waypoints = [
    ...(choice.waypoints ? findings.waypoints : []),
    ...(choice.known ? findings.known : []),
  ];
  const photos = choice.photos ? findings.photos : [];
  return [
    ...waypoints.map((waypoint) => ({ ...waypoint, photo: null })),
    // A name such as IMG_2041 isn't a title: the creator writes one.
    ...photos.map(({ file, point }) => ({ title: '', description: '', point, photo: file })),
  ];
}

export function importResult(findings: Findings, choice: Choice, mode: PathMode): ImportResult {
  const textOf = (found: FoundShapes) => (found.kind === 'fits' ? found.shapes.text : null);
  const path = choice.path && mode !== 'keep' ? textOf(findings.path) : null;
  return {
    path: path === null ? null : { text: path, mode: mode === 'replace' ? 'replace' : 'add' },
    boundary: choice.boundary ? textOf(findings.boundary) : null,
    places: chosenPlaces(findings, choice),
  };
}

/** The path after an import. */
export function importedPath(before: string, { text, mode }: ImportedPath): string {
  return mode === 'replace' ? text : joinShapes(before, text);
}

/** Why a path can't be imported in this way; null if it can. */
export function importedPathError(
  { text: before, isWalked }: ExistingPath,
  path: ImportedPath | null,
): string | null {
  if (path === null || !isWalked) return null;
  const checked = checkWalkedPath(before, importedPath(before, path));
  return checked.ok ? null : `${checked.error}.`;
}

/** Appends a shapes text to another. */
export function joinShapes(before: string, added: string): string {
  const text = before.trim().replace(/;$/, '');
  return text === '' ? added : `${text};${added}`;
}

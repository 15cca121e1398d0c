import { parseLocation } from '../../geo/location-text.ts';
import { parseMarker } from '../../geo/marker-text.ts';
import type { Point } from '../../geo/point.ts';
import { sortPlaces } from '../../guides/ordering.ts';
import { type LocalFrame, localFrame, type Spot } from './local-frame.ts';
import {
  type MeasuredPath,
  measurePath,
  NOTHING_EXPECTED,
  type Projection,
  projectOnto,
  spotAlong,
} from './measured-path.ts';
import { DEFAULT_TRIGGER, type Trigger, type TriggerZone } from './trigger.ts';
import { walkedPath } from './walk-line.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';
import { DEFAULT_WALK_SETTINGS, type Surroundings, type WalkSettings } from './walk-settings.ts';

export type PlanPlace = {
  readonly id: number;
  /** Its position, if the creator ordered the places by hand. */
  readonly order: number | null;
  /** A location text and a marker text; the first point in them is the place's position. */
  readonly location: string | null;
  readonly marker: string | null;
  /** Null for the defaults. */
  readonly trigger: Trigger | null;
  readonly hasAudio: boolean;
  readonly audioSeconds: number | null;
};

export type PlanSource = {
  readonly guide: {
    readonly id: number;
    /** A shapes text. */
    readonly path: string | null;
    /** Null for the defaults. */
    readonly settings: WalkSettings | null;
  };
  readonly places: readonly PlanPlace[];
};

type LocatedPlace = PlanPlace & { readonly point: Point; readonly choices: Trigger };

/** Enough for two fixes at a walker's pace without reaching the next street; between tall buildings a little more. */
const DEFAULT_RADIUS = {
  open: 30,
  town: 30,
  mixed: 30,
  dense: 35,
} as const satisfies Record<Surroundings, number>;

/**
 * The walk plan of a guide. Places without a location are left out. A path drawn against the order of the places is
 * reversed, together with its stretches; the path of a loop is closed.
 */
export function makePlan({ guide, places }: PlanSource): WalkPlan {
  const { mode, loop, surroundings } = guide.settings ?? DEFAULT_WALK_SETTINGS;
  const located = sortPlaces(places, ({ id, order }) => ({ id, position: order })).flatMap(locate);
  const oriented = orientPath(walkedPath(guide.path, loop), located, loop);
  const stops = located.map((place, at) => {
    const along = oriented?.alongs[at] ?? null;
    const centre =
      oriented === null || along === null
        ? place.point
        : oriented.frame.toPoint(spotAlong(oriented.path, along));
    const zone = place.choices.zone ?? {
      kind: 'circle' as const,
      centre,
      radius: DEFAULT_RADIUS[surroundings],
    };
    return stopOf(
      place,
      along,
      oriented?.isReversed ? reverseZone(zone, oriented.path.length) : zone,
    );
  });
  const isUnordered = guide.settings === null && !isInOrder(oriented);
  return {
    mode: isUnordered ? 'free' : mode,
    ...{ loop, surroundings },
    ...(isUnordered && oriented !== null && { isFreeByDefault: true }),
    guideId: guide.id,
    path: oriented?.points ?? null,
    stops,
  };
}

/**
 * Converts a zone between the plan and its stored form: along a reversed path, a stretch is measured from the other
 * end.
 */
export function createZoneConversion({
  guide,
  places,
}: PlanSource): (zone: TriggerZone) => TriggerZone {
  const { loop } = guide.settings ?? DEFAULT_WALK_SETTINGS;
  const located = sortPlaces(places, ({ id, order }) => ({ id, position: order })).flatMap(locate);
  const oriented = orientPath(walkedPath(guide.path, loop), located, loop);
  return (zone) => (oriented?.isReversed ? reverseZone(zone, oriented.path.length) : zone);
}

/** True if the path leads from place to place, so that a guide without settings is walked in order. */
function isInOrder(oriented: OrientedPath | null): boolean {
  return oriented !== null && countReversals(oriented.alongs) === 0;
}

function locate(place: PlanPlace): readonly LocatedPlace[] {
  const point = parseLocation(place.location) ?? parseMarker(place.marker);
  return point === null ? [] : [{ ...place, point, choices: place.trigger ?? DEFAULT_TRIGGER }];
}

type Alongs = readonly (number | null)[];

type OrientedPath = {
  readonly points: readonly Point[];
  readonly frame: LocalFrame;
  readonly path: MeasuredPath;
  readonly alongs: Alongs;
  readonly isReversed: boolean;
};

/** The path in the direction of its places. */
function orientPath(
  points: readonly Point[] | null,
  places: readonly LocatedPlace[],
  loop: boolean,
): OrientedPath | null {
  const [origin] = points ?? [];
  if (points === null || origin === undefined) return null;
  const frame = localFrame(origin);
  const measureInDirection = (line: readonly Point[], isReversed: boolean): OrientedPath => {
    const path = measurePath(frame, line);
    const beside = places.map(({ point, choices: { zone } }) => ({
      spot: frame.toSpot(point),
      stretch:
        zone?.kind === 'stretch' ? (isReversed ? reverseStretch(zone, path.length) : zone) : null,
    }));
    return { points: line, frame, path, alongs: stopsAlong(path, beside), isReversed };
  };
  const drawn = measureInDirection(points, false);
  if (countReversals(drawn.alongs) === 0) return drawn;
  const reversed = measureInDirection(points.toReversed(), true);
  return isBetterOrder(reversed.alongs, drawn.alongs, loop) ? reversed : drawn;
}

/** On a loop the first place may be anywhere, so going from the end of the path to its start is no reversal. */
function isBetterOrder(alongs: Alongs, others: Alongs, loop: boolean): boolean {
  const difference = loop ? countReversals(around(alongs)) - countReversals(around(others)) : 0;
  return (difference || countReversals(alongs) - countReversals(others)) < 0;
}

/** The stops of a loop from the first on the path to the one before it. */
function around(alongs: Alongs): Alongs {
  const known = alongs.filter((along) => along !== null);
  const first = known.indexOf(Math.min(...known));
  return [...known.slice(first), ...known.slice(0, first)];
}

function reverseZone(zone: TriggerZone, length: number): TriggerZone {
  return zone.kind === 'stretch' ? { ...zone, ...reverseStretch(zone, length) } : zone;
}

function reverseStretch({ from, to }: { from: number; to: number }, length: number) {
  return { from: length - to, to: length - from };
}

function stopOf(place: LocatedPlace, along: number | null, zone: TriggerZone): WalkStop {
  const { direction, once, priority, dwell, start, kind } = place.choices;
  const { id, point, hasAudio, audioSeconds } = place;
  return {
    ...{ id, marker: point, zone, along, direction, once, priority, dwell, start, kind },
    ...{ hasAudio, audioSeconds: hasAudio ? audioSeconds : null },
  };
}

/** A place, and the part of the path where it must be, if that is known. */
type PlaceBeside = {
  readonly spot: Spot;
  readonly stretch: { readonly from: number; readonly to: number } | null;
};

/** A place farther from the path than this isn't on it. */
const MAX_DISTANCE_METRES = 100;

/** If a path passes a place twice, both passes count as equally near within this difference. */
const TIE_METRES = 15;

/** Finer than any zone, and coarse enough to search a long path. */
const SEARCH_METRES = 50;

/**
 * The distance along the path at which each place is passed, in walking order as far as possible: where the path passes
 * a place more than once, the first time after the previous place. Null for places far from the path.
 */
function stopsAlong(path: MeasuredPath, places: readonly PlaceBeside[]): Alongs {
  let before = 0;
  return places.map((place) => {
    const along = passAfter(path, place, before);
    before = along ?? before;
    return along;
  });
}

/** The number of times that the walk would go backwards along the path from one place to the next. */
function countReversals(alongs: Alongs): number {
  const known = alongs.filter((along) => along !== null);
  return known.filter((along, at) => along < (known[at - 1] ?? 0)).length;
}

/**
 * The first pass of a place after `before`, or else its first pass; null if there is none. A pass is at the nearest
 * point, or at points hardly farther: the path is divided into windows of equal length, and a window counts if neither
 * neighbour is nearer. Only windows near enough are measured, because a path may be thousands of kilometres long.
 */
function passAfter(
  path: MeasuredPath,
  { spot, stretch }: PlaceBeside,
  before: number,
): number | null {
  const part = stretch ?? { from: 0, to: path.length };
  const nearest = projectOnto(path, spot, part, NOTHING_EXPECTED)?.beside ?? Infinity;
  if (nearest === Infinity || (nearest > MAX_DISTANCE_METRES && stretch === null)) return null;
  // A stretch that begins beyond the path's end is passed at its end.
  if (part.from > path.length) return path.length;
  const windows = windowsWithin(path, spot, part, nearest + TIE_METRES);
  const firstPass = (from: number, least: number): number | null => {
    const besideOf = (window: number) =>
      projectWindow(path, spot, part, window)?.beside ?? Infinity;
    for (let at = from; at < windows.length; at += 1) {
      const window = windows[at] as number;
      const projection = projectWindow(path, spot, part, window);
      if (projection === null || projection.along < least) continue;
      const { along, beside } = projection;
      if (beside > nearest + TIE_METRES || beside > besideOf(window + 1)) continue;
      if (beside < besideOf(window - 1)) return along;
    }
    return null;
  };
  const windowBefore = Math.floor((before - part.from) / SEARCH_METRES) - 1;
  const from = windows.findIndex((window) => window >= windowBefore);
  return (from === -1 ? null : firstPass(from, before)) ?? firstPass(0, -Infinity);
}

type Part = { readonly from: number; readonly to: number };

/** The nearest point within the nth window of a part of the path; null if there is no such window. */
function projectWindow(
  path: MeasuredPath,
  spot: Spot,
  { from, to }: Part,
  window: number,
): Projection | null {
  const start = from + window * SEARCH_METRES;
  if (window < 0 || start > Math.min(to, path.length)) return null;
  const end = Math.min(to, start + SEARCH_METRES);
  return projectOnto(path, spot, { from: start, to: end }, NOTHING_EXPECTED);
}

/** More than the largest rounding error. */
const SPARE_METRES = 0.01;

/** Indexes of the windows that may come within `metres` of a spot, in order. */
function windowsWithin(
  { xs, ys, alongs, length }: MeasuredPath,
  spot: Spot,
  { from, to }: Part,
  metres: number,
): readonly number[] {
  const windows: number[] = [];
  const reach = metres + SPARE_METRES;
  const [first, last] = [Math.max(0, from), Math.min(length, to)];
  let next = 0;
  for (let at = 0; at + 1 < xs.length; at += 1) {
    const start = alongs[at] as number;
    const end = alongs[at + 1] as number;
    if (end < first) continue;
    if (start > last) break;
    if (end === start) continue;
    const dx = ((xs[at + 1] as number) - (xs[at] as number)) / (end - start);
    const dy = ((ys[at + 1] as number) - (ys[at] as number)) / (end - start);
    const toX = spot.x - (xs[at] as number);
    const toY = spot.y - (ys[at] as number);
    const away = Math.abs(toX * dy - toY * dx);
    if (away > reach) continue;
    const middle = start + toX * dx + toY * dy;
    const half = Math.sqrt(reach * reach - away * away) + SPARE_METRES;
    const nearFrom = Math.max(first, start, middle - half);
    const nearTo = Math.min(last, end, middle + half);
    if (nearFrom > nearTo) continue;
    next = Math.max(next, Math.floor((nearFrom - SPARE_METRES - from) / SEARCH_METRES));
    const lastWindow = Math.floor((nearTo + SPARE_METRES - from) / SEARCH_METRES);
    for (; next <= lastWindow; next += 1) windows.push(next);
  }
  return windows;
}

import { parseLocation } from '../../geo/location-text.ts';
import { parseMarker } from '../../geo/marker-text.ts';
import type { Point } from '../../geo/point.ts';
import { sortPlaces } from '../../guides/ordering.ts';
import { type LocalFrame, localFrame } from './local-frame.ts';
import { type MeasuredPath, measurePath, spotAlong } from './measured-path.ts';
import { countTurnsBack, stopsAlong } from './stops-along.ts';
import { DEFAULT_TRIGGER, type Trigger, type TriggerZone } from './trigger.ts';
import { walkedPath } from './walk-line.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';
import { DEFAULT_WALK_SETTINGS, type Surroundings, type WalkSettings } from './walk-settings.ts';

export type PlanPlace = {
  readonly id: number;
  /** Its turn, if the creator ordered the places by hand. */
  readonly order: number | null;
  /** A location text and a marker text; the first point that they hold is where the place is. */
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

/** Enough for two fixes at a walker's pace and not for the next street; between tall houses a little more. */
const DEFAULT_RADIUS = {
  open: 30,
  town: 30,
  mixed: 30,
  dense: 35,
} as const satisfies Record<Surroundings, number>;

/**
 * How a guide is walked. Places without a location are left out: nobody comes by them. A path that was drawn against the
 * order of the places is turned round, and stretches with it; the path of a loop is closed.
 */
export function makePlan({ guide, places }: PlanSource): WalkPlan {
  const { mode, loop, surroundings } = guide.settings ?? DEFAULT_WALK_SETTINGS;
  const located = sortPlaces(places, ({ id, order }) => ({ id, position: order })).flatMap(locate);
  const way = layAlong(walkedPath(guide.path, loop), located);
  const stops = located.map((place, at) => {
    const along = way?.alongs[at] ?? null;
    const centre =
      way === null || along === null ? place.point : way.frame.toPoint(spotAlong(way.path, along));
    const zone = place.choices.zone ?? {
      kind: 'circle' as const,
      centre,
      radius: DEFAULT_RADIUS[surroundings],
    };
    return stopOf(place, along, way?.isTurned ? turnZone(zone, way.path.length) : zone);
  });
  return {
    mode: guide.settings === null && !isInOrder(way) ? 'free' : mode,
    ...{ loop, surroundings },
    guideId: guide.id,
    path: way?.points ?? null,
    stops,
  };
}

/**
 * The zone of a plan as its creator stores it, and back: along a path that the plan turned round, a stretch is measured
 * from the other end.
 */
export function createZoneTurn({ guide, places }: PlanSource): (zone: TriggerZone) => TriggerZone {
  const { loop } = guide.settings ?? DEFAULT_WALK_SETTINGS;
  const located = sortPlaces(places, ({ id, order }) => ({ id, position: order })).flatMap(locate);
  const way = layAlong(walkedPath(guide.path, loop), located);
  return (zone) => (way?.isTurned ? turnZone(zone, way.path.length) : zone);
}

/** Whether a path leads from place to place, so that a guide whose creator chose nothing is walked in order. */
function isInOrder(way: Way | null): boolean {
  return way !== null && countTurnsBack(way.alongs) === 0;
}

function locate(place: PlanPlace): readonly LocatedPlace[] {
  const point = parseLocation(place.location) ?? parseMarker(place.marker);
  return point === null ? [] : [{ ...place, point, choices: place.trigger ?? DEFAULT_TRIGGER }];
}

type Way = {
  readonly points: readonly Point[];
  readonly frame: LocalFrame;
  readonly path: MeasuredPath;
  readonly alongs: readonly (number | null)[];
  readonly isTurned: boolean;
};

/** The path in the direction in which its places follow each other. */
function layAlong(points: readonly Point[] | null, places: readonly LocatedPlace[]): Way | null {
  const [origin] = points ?? [];
  if (points === null || origin === undefined) return null;
  const frame = localFrame(origin);
  const layOn = (line: readonly Point[], isTurned: boolean): Way => {
    const path = measurePath(frame, line);
    const beside = places.map(({ point, choices: { zone } }) => ({
      spot: frame.toSpot(point),
      stretch: zone?.kind === 'stretch' ? (isTurned ? turnStretch(zone, path.length) : zone) : null,
    }));
    return { points: line, frame, path, alongs: stopsAlong(path, beside), isTurned };
  };
  const drawn = layOn(points, false);
  const turnsBack = countTurnsBack(drawn.alongs);
  if (turnsBack === 0) return drawn;
  const turned = layOn(points.toReversed(), true);
  return countTurnsBack(turned.alongs) < turnsBack ? turned : drawn;
}

function turnZone(zone: TriggerZone, length: number): TriggerZone {
  return zone.kind === 'stretch' ? { ...zone, ...turnStretch(zone, length) } : zone;
}

function turnStretch({ from, to }: { from: number; to: number }, length: number) {
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

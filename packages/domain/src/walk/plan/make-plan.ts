import { parseLocation } from '../../geo/location-text.ts';
import { parseMarker } from '../../geo/marker-text.ts';
import type { Point } from '../../geo/point.ts';
import { sortPlaces } from '../../guides/ordering.ts';
import { type LocalFrame, localFrame } from './local-frame.ts';
import { type MeasuredPath, measurePath, spotAlong } from './measured-path.ts';
import { countReversals, stopsAlong } from './stops-along.ts';
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
  const oriented = orientPath(walkedPath(guide.path, loop), located);
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
  return {
    mode: guide.settings === null && !isInOrder(oriented) ? 'free' : mode,
    ...{ loop, surroundings },
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
  const oriented = orientPath(walkedPath(guide.path, loop), located);
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

type OrientedPath = {
  readonly points: readonly Point[];
  readonly frame: LocalFrame;
  readonly path: MeasuredPath;
  readonly alongs: readonly (number | null)[];
  readonly isReversed: boolean;
};

/** The path in the direction of its places. */
function orientPath(
  points: readonly Point[] | null,
  places: readonly LocatedPlace[],
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
  const drawnReversals = countReversals(drawn.alongs);
  if (drawnReversals === 0) return drawn;
  const reversed = measureInDirection(points.toReversed(), true);
  return countReversals(reversed.alongs) < drawnReversals ? reversed : drawn;
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

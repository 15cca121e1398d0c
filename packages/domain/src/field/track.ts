import { distanceMetres, pathLengthMetres } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import type { Fix } from './fix.ts';

/**
 * A part of a recorded path. `guess` joins two recorded parts across a gap: a straight line, or one drawn by the
 * walker.
 */
export type Segment =
  | { readonly kind: 'walked'; readonly points: readonly Point[] }
  | { readonly kind: 'guess'; readonly points: readonly Point[]; readonly isRedrawn: boolean };

export type Track = {
  readonly segments: readonly Segment[];
  /** The time of the last usable fix, even if the walker didn't move. */
  readonly lastAt: number | null;
  /** The page was hidden since, so the path from here is unknown. */
  readonly isInterrupted: boolean;
};

export const EMPTY_TRACK: Track = { segments: [], lastAt: null, isInterrupted: false };

/** Less accurate fixes would add zigzags across buildings to the path. */
export const WORST_ACCURACY_METRES = 50;
/** Smaller movements are jitter of someone standing still. */
export const MIN_STEP_METRES = 5;
/** Phones report about every second. A longer gap means a locked screen or a lost signal. */
export const MAX_SILENCE_MS = 20_000;

/** The track with one more fix. Unusable fixes and small steps don't lengthen it; a gap adds a guess. */
export function addFix(track: Track, fix: Fix): Track {
  const { point, accuracyMetres, at } = fix;
  const isUsable =
    accuracyMetres >= 0 &&
    accuracyMetres <= WORST_ACCURACY_METRES &&
    (track.lastAt === null || at > track.lastAt);
  if (!isUsable) return track;
  const last = lastPoint(track);
  if (last === null) return { ...begun(point), lastAt: at };
  if (distanceMetres(last, point) < Math.max(MIN_STEP_METRES, accuracyMetres / 2)) {
    return { ...track, lastAt: at, isInterrupted: false };
  }
  const silence = at - (track.lastAt ?? at);
  const isGuess = track.isInterrupted || silence > MAX_SILENCE_MS;
  const segments: readonly Segment[] = isGuess
    ? [
        ...track.segments,
        { kind: 'guess', points: [last, point], isRedrawn: false },
        { kind: 'walked', points: [point] },
      ]
    : lengthen(track.segments, point);
  return { segments, lastAt: at, isInterrupted: false };
}

/** Marks a gap because the page was hidden or closed. */
export function interrupt(track: Track): Track {
  return track.lastAt === null ? track : { ...track, isInterrupted: true };
}

/** Replaces a guess with a line through the walker's points; its ends stay. */
export function redrawGuess(track: Track, index: number, between: readonly Point[]): Track {
  const segments = track.segments.map((segment, at): Segment => {
    const from = segment.points[0];
    const to = segment.points.at(-1);
    if (at !== index || segment.kind !== 'guess' || from === undefined || to === undefined)
      return segment;
    return { kind: 'guess', points: [from, ...between, to], isRedrawn: true };
  });
  return { ...track, segments };
}

/** All points in the order in which they were walked, each once. */
export function trackPoints({ segments }: Track): readonly Point[] {
  return segments
    .flatMap(({ points }) => points)
    .filter((point, at, all) => point.lat !== all[at - 1]?.lat || point.lng !== all[at - 1]?.lng);
}

export function trackMetres(track: Track): number {
  return pathLengthMetres(trackPoints(track));
}

/** The guesses that nobody has redrawn: their index among the segments, and their length. */
export function openGuesses({ segments }: Track): readonly GuessedPart[] {
  return segments.flatMap((segment, index) =>
    segment.kind === 'guess' && !segment.isRedrawn
      ? [{ index, metres: pathLengthMetres(segment.points) }]
      : [],
  );
}

export type GuessedPart = { readonly index: number; readonly metres: number };

function lastPoint({ segments }: Track): Point | null {
  return segments.at(-1)?.points.at(-1) ?? null;
}

function begun(point: Point): Omit<Track, 'lastAt'> {
  return { segments: [{ kind: 'walked', points: [point] }], isInterrupted: false };
}

function lengthen(segments: readonly Segment[], point: Point): readonly Segment[] {
  const last = segments.at(-1);
  if (last === undefined) return begun(point).segments;
  return [...segments.slice(0, -1), { ...last, points: [...last.points, point] }];
}

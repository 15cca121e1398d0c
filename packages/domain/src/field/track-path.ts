import { roundPoint } from '../geo/round-point.ts';
import { printShape, SHAPE_KINDS } from '../geo/shapes-text.ts';
import { simplifyLine } from '../geo/simplify.ts';
import { type Track, trackPoints } from './track.ts';

/** A day's walk with a point every ten metres; more would slow every phone that draws it. */
const MAX_TRACK_POINTS = 2_000;
/** A larger error would make the path lead through houses. */
const MAX_ERROR_METRES = 64;
/** The share of points that each attempt keeps. */
const SHARE_KEPT = 0.7;

export type TrackRoom = { readonly characters: number; readonly points: number };

/**
 * A track as a path text that fits into the remaining size, simplified if necessary. Null if it doesn't fit or isn't a
 * line.
 */
export function printTrack(
  track: Track,
  room: TrackRoom = { characters: Infinity, points: MAX_TRACK_POINTS },
): string | null {
  const { minPoints, defaultColour } = SHAPE_KINDS.path;
  const points = trackPoints(track).map(roundPoint);
  let maxPoints = Math.min(points.length, room.points, MAX_TRACK_POINTS);
  while (maxPoints >= minPoints) {
    const { points: kept, withinMetres } = simplifyLine(points, maxPoints);
    if (withinMetres > MAX_ERROR_METRES) return null;
    const text = printShape(kept, defaultColour);
    if (text.length <= room.characters) return text;
    maxPoints = Math.floor(maxPoints * SHARE_KEPT);
  }
  return null;
}

import { COARSE_STEPS_PER_DEGREE } from './bounds.ts';
import type { Point } from './point.ts';
import { simplifyLine } from './simplify.ts';

/** Enough to recognise the shape of a route on a small drawing. */
const MAX_POINTS = 24;

/**
 * The shape of a route for people without access to it. Each point is moved to the grid of the coarse bounds before
 * anything else is done, so that the outline depends on nothing finer than that grid. Empty if the whole route is at one
 * point of the grid.
 */
export function coarseOutline(line: readonly Point[]): readonly Point[] {
  const onGrid = line.map(({ lat, lng }) => ({ lat: toGrid(lat), lng: toGrid(lng) }));
  const moves = onGrid.filter(
    ({ lat, lng }, index) => lat !== onGrid[index - 1]?.lat || lng !== onGrid[index - 1]?.lng,
  );
  return moves.length < 2 ? [] : simplifyLine(moves, MAX_POINTS).points;
}

function toGrid(degrees: number): number {
  return Math.round(degrees * COARSE_STEPS_PER_DEGREE) / COARSE_STEPS_PER_DEGREE;
}

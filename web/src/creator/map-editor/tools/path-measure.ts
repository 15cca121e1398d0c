import { formatWalkingTime } from '@laneway/domain/geo/directions';
import { formatDistance, pathLengthMetres } from '@laneway/domain/geo/distance';
import type { Shape } from '@laneway/domain/geo/shapes-text';

/** “1.2 km · 18 min walk” for all paths together; null when there is none. */
export function measurePaths(paths: readonly Shape[]): string | null {
  if (paths.length === 0) return null;
  const metres = paths.reduce((sum, { points }) => sum + pathLengthMetres(points), 0);
  return `${formatDistance(metres)} · ${formatWalkingTime(metres)}`;
}

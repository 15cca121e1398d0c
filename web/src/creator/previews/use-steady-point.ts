import type { Point } from '@laneway/domain/geo/point';
import { useMemo } from 'react';

/** The same object while the point is equal, so that a map isn't redrawn for every letter of a text. */
export function useStablePoint(point: Point | null): Point | null {
  const { lat, lng } = point ?? {};
  return useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);
}

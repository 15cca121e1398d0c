import type { Point } from '@laneway/domain/geo/point';
import { useMemo } from 'react';

/** The same object for as long as it is the same point, so that a map isn't drawn anew for every letter of a text. */
export function useSteadyPoint(point: Point | null): Point | null {
  const { lat, lng } = point ?? {};
  return useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);
}

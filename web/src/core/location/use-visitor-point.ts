import type { Point } from '@laneway/domain/geo/point';
import { useUserLocation } from './use-user-location.ts';

/** The visitor's position; null while unknown. */
export function useVisitorPoint(): Point | null {
  const { state } = useUserLocation();
  return state.kind === 'found' ? state.position.point : null;
}

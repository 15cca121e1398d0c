import { type Marker, parseMarkers } from '@laneway/domain/geo/marker-text';
import type { Point } from '@laneway/domain/geo/point';

/** A text's markers, except those at a pin's point, so that a place is drawn and announced once. */
export function markersWithoutPin(
  text: string | null | undefined,
  pin: Point | null,
): readonly Marker[] {
  return parseMarkers(text).filter(
    ({ point }) => pin === null || point.lat !== pin.lat || point.lng !== pin.lng,
  );
}

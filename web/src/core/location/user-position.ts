import type { Point } from '@laneway/domain/geo/point';

/** The visitor's position, as reported by their device. */
export type UserPosition = {
  readonly point: Point;
  /** The true position is within this distance with 95 % certainty. */
  readonly accuracyMetres: number;
  /** Clockwise from north; null while unknown. */
  readonly headingDegrees: number | null;
};

/** Reads a device's position. A heading of NaN means that the device isn't moving. */
export function readPosition({ coords }: Pick<GeolocationPosition, 'coords'>): UserPosition {
  const { heading } = coords;
  return {
    point: { lat: coords.latitude, lng: coords.longitude },
    accuracyMetres: coords.accuracy,
    headingDegrees: heading === null || Number.isNaN(heading) ? null : heading,
  };
}

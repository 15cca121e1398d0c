import type { LocationPermission } from '@laneway/domain/walk/engine/walk-state';
import type { LocationError } from '../core/location/user-position.ts';

/** How the walk is followed: by the position, not accurately enough, no longer, or not by choice. */
export type Guidance = 'followed' | 'approximate' | 'refused' | 'by list';

/** A less accurate position only tells the neighbourhood, not the street. */
export const APPROXIMATE_METRES = 500;

export const GUIDANCE: Readonly<Record<LocationPermission, Guidance>> = {
  unknown: 'followed',
  granted: 'followed',
  approximate: 'approximate',
  refused: 'refused',
  unavailable: 'refused',
};

/** The meaning of an error for the permission; null for a temporary one, such as in a tunnel. */
export const PERMISSIONS: Readonly<Record<LocationError, 'refused' | 'unavailable' | null>> = {
  refused: 'refused',
  unsupported: 'unavailable',
  unavailable: null,
  timeout: null,
};

import type { LocationPermission } from '@laneway/domain/walk/engine/walk-state';
import type { LocationError } from '../core/location/user-position.ts';

/**
 * How the visitor's position is followed: precisely, only approximately, not at all because the device refuses or
 * doesn't support it, or not at all by the visitor's choice.
 */
export type Guidance = 'followed' | 'approximate' | 'refused' | 'by list';

/** A less accurate position only determines the neighbourhood, not the street. */
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

import type { LocationPermission } from '@laneway/domain/walk/engine/walk-state';
import type { LocationError } from '../core/location/user-position.ts';

/** How the walk is followed: by the position, not well enough, not any more, or not by choice. */
export type Guidance = 'followed' | 'approximate' | 'refused' | 'by list';

/** A position that is less exact is one of a neighbourhood, not of a street. */
export const APPROXIMATE_METRES = 500;

export const GUIDANCE: Readonly<Record<LocationPermission, Guidance>> = {
  unknown: 'followed',
  granted: 'followed',
  approximate: 'approximate',
  refused: 'refused',
  unavailable: 'refused',
};

/** What an error says of the permission; null for one that passes, such as in a tunnel. */
export const PERMISSIONS: Readonly<Record<LocationError, 'refused' | 'unavailable' | null>> = {
  refused: 'refused',
  unsupported: 'unavailable',
  unavailable: null,
  timeout: null,
};

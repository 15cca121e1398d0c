import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import { CLOSEST_ZOOM } from '../zoom-range.ts';

/**
 * Pins closer than this are shown as one group. With few pins, it is what a thumb can tell apart;
 * with many, larger groups keep the map readable and the page light.
 */
const GROUP_RADIUS_PX = { few: 44, many: 72 } as const;
const FEW = 500;

export function groupRadius(pinCount: number): number {
  return GROUP_RADIUS_PX[pinCount <= FEW ? 'few' : 'many'];
}

/** At the closest zoom no pins are grouped. */
export const CLOSEST_GROUPING_ZOOM = CLOSEST_ZOOM - 1;

/** A part of the map at one zoom. */
export type View = { readonly bounds: Bounds; readonly zoom: number };

export type PinGroup = {
  readonly centre: Point;
  readonly count: number;
  /** The zoom at which the group splits up. */
  readonly opensAt: number;
};

/** The content of a view: single pins, by their index in the list, and groups. */
export type PinGroups = {
  readonly singles: readonly number[];
  readonly groups: readonly PinGroup[];
};

export type FindPinGroups = (view: View) => PinGroups;

/** The format in which points are indexed: lng, lat, lng, lat… */
export function lngLatsOf(points: readonly Point[]): Float64Array {
  return Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat]));
}

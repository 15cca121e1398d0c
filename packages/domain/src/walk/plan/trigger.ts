import type { Point } from '../../geo/point.ts';

/** The area where a place plays. A stretch is measured in metres along the guide's path. */
export type TriggerZone =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }
  | { readonly kind: 'stretch'; readonly from: number; readonly to: number };

/** Automatically; after asking the walker; or only from the list. */
export const TRIGGER_STARTS = ['auto', 'ask', 'never'] as const;
export type TriggerStart = (typeof TRIGGER_STARTS)[number];

/**
 * A stop is part of the order of the walk: it queues while another plays, and can be missed. A remark on the way plays
 * between its neighbouring stops if nothing else does; it never queues and is never reported as missed. An ambient
 * sound belongs to its zone: it has no position in the order, yields to everything else, and ends when the walker
 * leaves.
 */
export const TRIGGER_KINDS = ['stop', 'onTheWay', 'ambient'] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** The conditions under which a place starts automatically on a walk. */
export type Trigger = {
  /** Null for the default: a circle around the point of the path that is nearest to the marker. */
  readonly zone: TriggerZone | null;
  /** Only for walkers in this direction, in degrees from north; null for any. */
  readonly direction: { readonly bearing: number; readonly tolerance: number } | null;
  readonly once: boolean;
  /** 0 to 9: the highest starts first. */
  readonly priority: number;
  /** Seconds that the walker must be in the zone. */
  readonly dwell: number;
  readonly start: TriggerStart;
  readonly kind: TriggerKind;
};

export const DEFAULT_TRIGGER: Trigger = {
  zone: null,
  direction: null,
  once: true,
  priority: 0,
  dwell: 0,
  start: 'auto',
  kind: 'stop',
};

/** The allowed values. A smaller zone is lost in the error of a phone's position; a larger one starts too early. */
export const TRIGGER_LIMITS = {
  /** The radius of a circle, in metres. */
  radius: { min: 15, max: 100 },
  corners: { min: 3, max: 50 },
  /** In metres along the path. */
  stretch: { min: 0, max: 1_000_000 },
  /** In degrees. */
  bearing: { min: 0, max: 360 },
  tolerance: { min: 15, max: 180 },
  priority: { min: 0, max: 9 },
  /** In seconds. */
  dwell: { min: 0, max: 60 },
} as const;

import type { Point } from '../../geo/point.ts';

/** Where a place is heard. A stretch is measured in metres along the guide's path. */
export type TriggerZone =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }
  | { readonly kind: 'stretch'; readonly from: number; readonly to: number };

/**
 * By itself; only after the walker was asked and said yes; or from the list alone, as if it weren't on the way.
 */
export const TRIGGER_STARTS = ['auto', 'ask', 'never'] as const;
export type TriggerStart = (typeof TRIGGER_STARTS)[number];

/**
 * A stop is what the walk leads to: it has its turn, waits while another is heard, and can be missed. A remark on the way
 * is heard between the stops around it if nothing else is; it never waits, and nobody is told that they missed it. An
 * ambient sound belongs to its zone: it has no turn, gives way to everything else, and ends when someone leaves.
 */
export const TRIGGER_KINDS = ['stop', 'onTheWay', 'ambient'] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** How and where a place starts by itself on a walk. */
export type Trigger = {
  /** Null for the default: a circle around the point of the path that is nearest to the marker. */
  readonly zone: TriggerZone | null;
  /** Only for walkers who go this way, in degrees from north; null for any way. */
  readonly direction: { readonly bearing: number; readonly tolerance: number } | null;
  readonly once: boolean;
  /** 0 to 9: the higher goes first where several could start. */
  readonly priority: number;
  /** Seconds that someone has to be in the zone. */
  readonly dwell: number;
  readonly start: TriggerStart;
  readonly kind: TriggerKind;
};

/** What a place has whose creator chose nothing. */
export const DEFAULT_TRIGGER: Trigger = {
  zone: null,
  direction: null,
  once: true,
  priority: 0,
  dwell: 0,
  start: 'auto',
  kind: 'stop',
};

/** What a creator may choose. A smaller zone is lost in the error of a phone's position; a larger one starts too early. */
export const TRIGGER_LIMITS = {
  /** In metres, of a circle. */
  radius: { least: 15, most: 100 },
  corners: { least: 3, most: 50 },
  /** In metres along the path. */
  stretch: { least: 0, most: 1_000_000 },
  /** In degrees. */
  bearing: { least: 0, most: 360 },
  tolerance: { least: 15, most: 180 },
  priority: { least: 0, most: 9 },
  /** In seconds. */
  dwell: { least: 0, most: 60 },
} as const;

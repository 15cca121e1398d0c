import type { Point } from '@laneway/domain/geo/point';

export type PinId = number | string;

/** A guide that the visitor owns, a place that they visited, or one heard on this walk. */
export type PinTick = 'yours' | 'visited' | 'heard';

/** One selectable thing on the map. */
export type Pin = {
  readonly id: PinId;
  readonly kind: 'guide' | 'place';
  readonly point: Point;
  /** The name for screen readers, for example "2. Degraves Street". */
  readonly label: string;
  /** The text of the popup. */
  readonly title: string;
  /** A CSS colour that white text can be read on. */
  readonly colour: string;
  /** Drawn inside the pin; null draws a dot. */
  readonly number: number | null;
  /** The meaning of the tick on the pin; none if missing. */
  readonly tick?: PinTick | null;
};

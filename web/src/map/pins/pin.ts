import type { Point } from '@laneway/domain/geo/point';

export type PinId = number | string;

/** A guide of the visitor's own, a place that they have been to, or one that was heard on this walk. */
export type PinTick = 'yours' | 'visited' | 'heard';

/** One thing on the map that can be picked. */
export type Pin = {
  readonly id: PinId;
  readonly kind: 'guide' | 'place';
  readonly point: Point;
  /** What a screen reader says, for example "2. Degraves Street". */
  readonly label: string;
  /** The text of the popup. */
  readonly title: string;
  /** A CSS colour that white text can be read on. */
  readonly colour: string;
  /** Drawn inside the pin; null draws a dot. */
  readonly number: number | null;
  /** What a tick on the pin says of it; none without it. */
  readonly tick?: PinTick | null;
};

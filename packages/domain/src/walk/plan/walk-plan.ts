import type { Point } from '../../geo/point.ts';
import type { Trigger, TriggerZone } from './trigger.ts';
import type { WalkSettings } from './walk-settings.ts';

/** A place as the walk knows it: what it needs to decide when the place is heard. */
export type WalkStop = Omit<Trigger, 'zone'> & {
  /** The place's. */
  readonly id: number;
  readonly marker: Point;
  readonly zone: TriggerZone;
  /** Metres along the path to the point nearest to the marker; null without a path, or far from it. */
  readonly along: number | null;
  /** Length of its audio; null while it isn't known, and for a place without audio. */
  readonly audioSeconds: number | null;
  readonly hasAudio: boolean;
};

/** All that the engine and the simulator know of a guide; JSON. */
export type WalkPlan = WalkSettings & {
  readonly guideId: number;
  /** The line that is walked; null for a guide that has none. */
  readonly path: readonly Point[] | null;
  /** In walking order. */
  readonly stops: readonly WalkStop[];
};

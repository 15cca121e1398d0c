import type { Point } from '../../geo/point.ts';
import type { Trigger, TriggerZone } from './trigger.ts';
import type { WalkSettings } from './walk-settings.ts';

/** The data of a place that decide when it plays. */
export type WalkStop = Omit<Trigger, 'zone'> & {
  /** The place's id. */
  readonly id: number;
  readonly marker: Point;
  readonly zone: TriggerZone;
  /** Metres along the path to the point nearest to the marker; null without a path, or far from it. */
  readonly along: number | null;
  /** The length of its audio; null while unknown, and for a place without audio. */
  readonly audioSeconds: number | null;
  readonly hasAudio: boolean;
};

/** All data about a guide for the engine and the simulator; JSON. */
export type WalkPlan = WalkSettings & {
  readonly guideId: number;
  /** The line that is walked; null if there is none. */
  readonly path: readonly Point[] | null;
  /** Set if the creator chose no mode, and the walk is free only because the path passes the places in another order. */
  readonly isFreeByDefault?: true;
  /** In walking order. */
  readonly stops: readonly WalkStop[];
};

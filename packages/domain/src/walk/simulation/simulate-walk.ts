import type { Point } from '../../geo/point.ts';
import type { WalkCommand } from '../walk-event.ts';
import type { WalkPlan } from '../walk-plan.ts';
import type { Surroundings } from '../walk-settings.ts';
import type { Behaviour } from './behaviours.ts';
import { followWithEngine } from './follow-with-engine.ts';
import { playBack, type Sounding } from './playback.ts';
import type { Sky } from './receivers.ts';
import { recordWalk } from './recording.ts';
import { routeOf } from './route.ts';

/** A second of a simulated walk, to be shown and scrubbed through. */
export type TraceSecond = {
  /** Milliseconds since the start. */
  readonly t: number;
  /** Where the walker truly is. */
  readonly point: Point;
  /** Where the phone believes to be; null without a fix. */
  readonly fix: { readonly point: Point; readonly accuracy: number } | null;
  readonly isHidden: boolean;
};

export type WalkTrace = {
  readonly surroundings: Sky;
  readonly behaviour: Behaviour;
  readonly seconds: readonly TraceSecond[];
  /** In the order they were given, each with the index of its second. */
  readonly commands: readonly { readonly at: number; readonly command: WalkCommand }[];
  /** What was to be heard, from and to which second. */
  readonly sounding: readonly Sounding[];
};

export type WalkOptions = {
  readonly seed: number;
  readonly surroundings: Surroundings;
  /** Null for any, as often as people do it. */
  readonly behaviour: Behaviour | null;
};

/** One walk of a plan from start to end; null for a plan without stops. */
export function simulateWalk(plan: WalkPlan, options: WalkOptions): WalkTrace | null {
  const route = routeOf(plan);
  if (route === null) return null;
  const { frame } = route;
  const recording = recordWalk(plan, route, options);
  const { commands, sounding } = playBack(plan, frame, recording, followWithEngine(plan));
  return {
    surroundings: recording.sky,
    behaviour: recording.behaviour,
    seconds: recording.seconds.map(({ t, spot, reading, isHidden }) => ({
      t,
      point: frame.toPoint(spot),
      fix:
        reading === null
          ? null
          : { point: frame.toPoint(reading.spot), accuracy: reading.accuracy },
      isHidden,
    })),
    commands: commands.map(({ at, command }) => ({ at, command })),
    sounding,
  };
}

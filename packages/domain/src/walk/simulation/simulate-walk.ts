import type { Point } from '../../geo/point.ts';
import type { WalkCommand } from '../engine/walk-event.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Surroundings } from '../plan/walk-settings.ts';
import type { Behaviour } from './behaviours.ts';
import { followWithEngine } from './follow-with-engine.ts';
import { type Lead, recordLead, secondsWorthShowing } from './lead.ts';
import { playBack, type Sounding } from './playback.ts';
import type { Sky } from './receiver.ts';
import { recordWalk } from './recording.ts';
import { routeOf } from './route.ts';

/** A second of a simulated walk, for showing and scrubbing. */
export type TraceSecond = {
  /** Milliseconds since the start. */
  readonly t: number;
  /** The walker's true position. */
  readonly point: Point;
  /** Metres along the walked line; null off it. */
  readonly along: number | null;
  /** The phone's position; null without a fix. */
  readonly fix: { readonly point: Point; readonly accuracy: number } | null;
  readonly isHidden: boolean;
};

export type WalkTrace = {
  readonly surroundings: Sky;
  readonly behaviour: Behaviour;
  readonly seconds: readonly TraceSecond[];
  /** The engine's commands in order, each with the index of its second. */
  readonly commands: readonly { readonly at: number; readonly command: WalkCommand }[];
  /** The audio, with its first and last second. */
  readonly sounding: readonly Sounding[];
};

export type WalkOptions = {
  readonly seed: number;
  readonly surroundings: Surroundings;
  /** Null for a random one with realistic frequencies. */
  readonly behaviour: Behaviour | null;
  /** Null or missing for a walker who follows their own route to the end. */
  readonly lead?: Lead | null;
};

/** One walk of a plan from start to end; null for a plan without stops. */
export function simulateWalk(plan: WalkPlan, options: WalkOptions): WalkTrace | null {
  const route = routeOf(plan);
  if (route === null) return null;
  const { frame } = route;
  const { lead = null } = options;
  const own = recordWalk(plan, route, options);
  const recording = lead === null ? own : recordLead(plan, route, own, lead);
  const { commands, sounding } = playBack(plan, frame, recording, followWithEngine(plan));
  const shown = lead === null ? recording.seconds.length : secondsWorthShowing(lead, sounding);
  return {
    surroundings: recording.sky,
    behaviour: recording.behaviour,
    seconds: recording.seconds.slice(0, shown).map(({ t, spot, along, reading, isHidden }) => ({
      t,
      point: frame.toPoint(spot),
      along: Number.isNaN(along) ? null : along,
      fix:
        reading === null
          ? null
          : { point: frame.toPoint(reading.spot), accuracy: reading.accuracy },
      isHidden,
    })),
    commands: commands.flatMap(({ at, command }) => (at < shown ? [{ at, command }] : [])),
    sounding,
  };
}

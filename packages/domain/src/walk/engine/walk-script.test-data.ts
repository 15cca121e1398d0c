import { localFrame } from '../plan/local-frame.ts';
import { DEFAULT_TRIGGER, type TriggerZone } from '../plan/trigger.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import { DEFAULT_WALK_SETTINGS } from '../plan/walk-settings.ts';
import type { WalkEvent } from './walk-event.ts';

/** Metres east and north of a corner in Melbourne. */
export type Metres = readonly [east: number, north: number];

export const FRAME = localFrame({ lat: -37.8136, lng: 144.9631 });

export function pointAt([x, y]: Metres) {
  return FRAME.toPoint({ x, y });
}

type StopSketch = Partial<Omit<WalkStop, 'zone'>> & {
  readonly at: Metres;
  readonly radius?: number;
  readonly zone?: TriggerZone;
};

/** A plan in metres. The stops are called 1, 2, 3…, have a zone of 30 m and audio of 20 s. */
export function sketchPlan(
  stops: readonly StopSketch[],
  {
    path = null,
    ...settings
  }: Partial<Omit<WalkPlan, 'path'>> & { path?: readonly Metres[] | null } = {},
): WalkPlan {
  return {
    ...DEFAULT_WALK_SETTINGS,
    guideId: 1,
    path: path?.map(pointAt) ?? null,
    ...settings,
    stops: stops.map(({ at, radius = 30, zone, ...stop }, index) => ({
      ...DEFAULT_TRIGGER,
      id: index + 1,
      marker: pointAt(at),
      along: null,
      hasAudio: true,
      audioSeconds: 20,
      ...stop,
      zone: zone ?? { kind: 'circle', centre: pointAt(at), radius },
    })),
  };
}

/** A straight street to the north with stops at these distances. */
export function streetPlan(
  alongs: readonly number[],
  settings: Partial<Omit<WalkPlan, 'path' | 'stops'>> & {
    readonly stop?: Partial<WalkStop>;
    radius?: number;
  } = {},
): WalkPlan {
  const { stop = {}, radius = 30, ...rest } = settings;
  return sketchPlan(
    alongs.map((along) => ({ at: [0, along] as const, along, radius, ...stop })),
    {
      path: [
        [0, 0],
        [0, 2000],
      ],
      ...rest,
    },
  );
}

/** The current state of the script, and its events so far. */
type Pen = { t: number; at: Metres; accuracy: number; readonly events: WalkEvent[] };
export type Act = (pen: Pen) => void;

/** Creates the events of consecutive acts, mostly one per second. The walk starts at second 0. */
export function script(...acts: readonly Act[]): readonly WalkEvent[] {
  const pen: Pen = { t: 0, at: [0, 0], accuracy: 5, events: [] };
  for (const act of [user('start'), ...acts]) act(pen);
  return pen.events;
}

/** Sets the position without a fix. */
export const from =
  (at: Metres): Act =>
  (pen) => {
    pen.at = at;
  };

export const accuracy =
  (metres: number): Act =>
  (pen) => {
    pen.accuracy = metres;
  };

/** Walks straight to a point with a fix every second. */
export function walk(to: Metres, metresPerSecond = 1.25): Act {
  return (pen) => {
    const start = pen.at;
    const metres = Math.hypot(to[0] - start[0], to[1] - start[1]);
    const seconds = Math.ceil(metres / metresPerSecond);
    for (let second = 1; second <= seconds; second += 1) {
      const share = Math.min(1, (second * metresPerSecond) / metres);
      const at: Metres = [
        start[0] + share * (to[0] - start[0]),
        start[1] + share * (to[1] - start[1]),
      ];
      pen.at = at;
      fix()(pen);
    }
  };
}

/** Walks straight to a point without fixes, so that only time passes. */
export function walkUnseen(to: Metres, metresPerSecond = 1.25): Act {
  return (pen) => {
    const seconds = Math.ceil(Math.hypot(to[0] - pen.at[0], to[1] - pen.at[1]) / metresPerSecond);
    wait(seconds)(pen);
    pen.at = to;
  };
}

export const stand =
  (seconds: number): Act =>
  (pen) => {
    for (let second = 0; second < seconds; second += 1) fix()(pen);
  };

/** Sends ticks only. */
export const wait =
  (seconds: number): Act =>
  (pen) => {
    for (let second = 0; second < seconds; second += 1) {
      pen.t += 1000;
      pen.events.push({ type: 'tick', t: pen.t });
    }
  };

/** Sends a fix one second later, optionally with an offset or with an earlier timestamp. */
export function fix(off: Metres = [0, 0], earlierSeconds = 0): Act {
  return (pen) => {
    pen.t += 1000;
    const point = pointAt([pen.at[0] + off[0], pen.at[1] + off[1]]);
    const t = pen.t - earlierSeconds * 1000;
    pen.events.push({ type: 'fix', t, point, accuracy: pen.accuracy });
  };
}

export const user =
  (what: 'start' | 'pause' | 'resume' | 'end'): Act =>
  (pen) => {
    pen.events.push({ type: 'user', t: pen.t, what });
  };

export const choose =
  (what: 'playNow' | 'skip' | 'unskip' | 'startAt' | 'putAside', stopId: number): Act =>
  (pen) => {
    pen.events.push({ type: 'user', t: pen.t, what, stopId });
  };

export const visible =
  (isVisible: boolean): Act =>
  (pen) => {
    pen.events.push({ type: 'visible', t: pen.t, isVisible });
  };

export const permission =
  (what: 'granted' | 'approximate' | 'refused' | 'unavailable'): Act =>
  (pen) => {
    pen.events.push({ type: 'permission', t: pen.t, what });
  };

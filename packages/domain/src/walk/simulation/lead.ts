import type { Point } from '../../geo/point.ts';
import { localFrame, type Spot } from '../plan/local-frame.ts';
import { type MeasuredPath, NOTHING_EXPECTED, projectOnto } from '../plan/measured-path.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { USUAL_AUDIO_SECONDS } from './playback.ts';
import type { Recording, Second } from './recording.ts';
import type { Route } from './route.ts';

/**
 * A walker led by hand: up to a second they follow their own route, and from there on the given points. They walk at a
 * usual pace, so that zones, dwell times and courses work as usual. Their phone has no error, because the purpose is to
 * see what happens at a spot; the simulated walks already show the effect of errors.
 */
export type Lead = {
  /** The last second of their own route. */
  readonly from: number;
  /** One for each second after it. */
  readonly points: readonly Point[];
};

const METRES_PER_SECOND = 1.2;
const ACCURACY_METRES = 5;
/** The maximum length of a led walk. */
const LONGEST_LEAD_SECONDS = 7_200;
/** The engine's remaining reactions come within this time, and started audio plays to its end. */
const STANDING_SECONDS = 30;
const LONGEST_STANDING_SECONDS = 900;
/** The weight of a metre along the line against one beside it, where the line passes the same spot twice. */
const PULL = 0.05;

/** The position at each second on the straight way to a point, in whole steps. */
export function stepsTowards(from: Point, to: Point): readonly Point[] {
  const frame = localFrame(from);
  const { x, y } = frame.toSpot(to);
  const metres = Math.sqrt(x ** 2 + y ** 2);
  const seconds = Math.min(LONGEST_LEAD_SECONDS, Math.floor(metres / METRES_PER_SECOND));
  return Array.from({ length: seconds }, (_, at) => {
    const share = ((at + 1) * METRES_PER_SECOND) / metres;
    return frame.toPoint({ x: share * x, y: share * y });
  });
}

/** Leads a walker on from a second of their walk, which may already be a led one. */
export function leadOn(lead: Lead | null, second: number, steps: readonly Point[]): Lead {
  const led = lead === null ? [] : lead.points.slice(0, Math.max(0, second - lead.from));
  const points = [...led, ...steps].slice(0, LONGEST_LEAD_SECONDS);
  return { from: lead === null ? second : Math.min(lead.from, second), points };
}

/** The recording of a led walker, until they have stood at the last point for long enough. */
export function followLead(plan: WalkPlan, route: Route, own: Recording, lead: Lead): Recording {
  const before = own.seconds.slice(0, lead.from + 1);
  const last = before.at(-1);
  if (last === undefined) return own;
  const spots = lead.points.map(route.frame.toSpot);
  const stands = spots.at(-1) ?? last.spot;
  const standing = Array.from({ length: standingSeconds(plan) }, () => stands);
  let along = last.along;
  const led = [...spots, ...standing].map((spot, at): Second => {
    along = alongLine(route.line, spot, along);
    const reading = { spot, accuracy: ACCURACY_METRES };
    return { t: last.t + 1_000 * (at + 1), spot, along, reading, isHidden: false };
  });
  return { ...own, seconds: [...before, ...led] };
}

/** The length of a led walk to show: until all audio has ended, and a little longer. */
export function secondsWorthShowing(
  lead: Lead,
  sounding: readonly { readonly to: number }[],
): number {
  const arrives = lead.from + 1 + lead.points.length;
  return Math.max(arrives + STANDING_SECONDS, ...sounding.map(({ to }) => to + 1));
}

/** Metres along a line at the nearest position that is likely for someone who was at `before`. */
export function alongLine(line: MeasuredPath, spot: Spot, before: number): number {
  const isKnown = !Number.isNaN(before);
  const expected = isKnown ? { ...NOTHING_EXPECTED, along: before, pull: PULL } : NOTHING_EXPECTED;
  const found = projectOnto(line, spot, { from: 0, to: line.length }, expected);
  return found?.along ?? 0;
}

function standingSeconds({ stops }: WalkPlan): number {
  const longest = Math.max(0, ...stops.map((stop) => stop.audioSeconds ?? USUAL_AUDIO_SECONDS));
  // One place may wait for another.
  return Math.min(LONGEST_STANDING_SECONDS, STANDING_SECONDS + 2 * Math.ceil(longest));
}

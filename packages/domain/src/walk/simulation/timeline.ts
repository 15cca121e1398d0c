import type { WalkPlan } from '../plan/walk-plan.ts';
import { USUAL_AUDIO_SECONDS } from './playback.ts';
import { type Passage, type Route, routeOf } from './route.ts';
import { RIDE_SPEED } from './walker.ts';

/** Metres per second: a visitor who looks at everything, a stroller, and an experienced walker. */
export const PACES = [0.8, 1.2, 1.5] as const;
export type Pace = (typeof PACES)[number];

/** The audio of a stop compared with the walking time, in whole seconds since the start of the walk. */
export type AudioBar = {
  readonly stopId: number;
  /** The second in which the walker enters the zone. */
  readonly enters: number;
  /** The second in which it starts to play: at once, or after the previous audio has ended. */
  readonly from: number;
  readonly to: number;
};

/** A long silence: after a stop, or from the beginning. */
export type Silence = { readonly afterStopId: number | null; readonly seconds: number };

/** A stop that is reached while another plays, with the overlap in seconds. */
export type PileUp = {
  readonly stopId: number;
  readonly duringStopId: number;
  readonly seconds: number;
};

export type PaceTimeline = {
  readonly pace: Pace;
  /** The duration of the whole line. */
  readonly seconds: number;
  readonly bars: readonly AudioBar[];
  readonly silences: readonly Silence[];
  readonly pileUps: readonly PileUp[];
};

const MAX_SILENCE_SECONDS = 180;

/** Compares audio and walking time at each pace, for a walker without pauses or detours. */
export function timelinesOf(plan: WalkPlan): readonly PaceTimeline[] {
  const route = routeOf(plan);
  if (route === null) return [];
  const heard = route.passages
    .filter(({ stop, at }) => stop.hasAudio && stop.start === 'auto' && !Number.isNaN(at))
    .toSorted((a, b) => a.enter - b.enter);
  return PACES.map((pace) => timelineAt(pace, heard, route));
}

function timelineAt(pace: Pace, passages: readonly Passage[], route: Route): PaceTimeline {
  const bars: AudioBar[] = [];
  const silences: Silence[] = [];
  const pileUps: PileUp[] = [];
  let before: AudioBar | null = null;
  for (const { stop, enter } of passages) {
    const enters = secondsTo(Math.max(0, enter), pace, route);
    const quietFrom: number = before?.to ?? 0;
    if (enters - quietFrom > MAX_SILENCE_SECONDS) {
      silences.push({ afterStopId: before?.stopId ?? null, seconds: enters - quietFrom });
    }
    if (before !== null && enters < before.to) {
      pileUps.push({
        stopId: stop.id,
        duringStopId: before.stopId,
        seconds: before.to - enters,
      });
    }
    const from = Math.max(enters, quietFrom);
    const to = from + Math.round(stop.audioSeconds ?? USUAL_AUDIO_SECONDS);
    before = { stopId: stop.id, enters, from, to };
    bars.push(before);
  }
  return { pace, seconds: secondsTo(route.line.length, pace, route), bars, silences, pileUps };
}

/** Whole seconds to a position on the line. Long parts without audio are ridden, as by simulated walkers. */
function secondsTo(metres: number, pace: Pace, { rides }: Route): number {
  const ridden = rides
    .map(([from, to]) => Math.max(0, Math.min(to, metres) - from))
    .reduce((sum, part) => sum + part, 0);
  return Math.round((metres - ridden) / pace + ridden / RIDE_SPEED);
}

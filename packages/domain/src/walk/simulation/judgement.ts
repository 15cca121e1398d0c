import type { WalkPlan } from '../plan/walk-plan.ts';
import { mustBeHeard, type Pass, passesOf } from './passes.ts';
import type { Playback, TimedCommand } from './playback.ts';
import type { Recording, Second } from './recording.ts';
import { outsideOf, type Route } from './route.ts';

/**
 * The outcome for a stop that had to be heard:
 * - heard: it started before the walker was 10 m past it;
 * - announced: it was noticed in time, but something else was playing, or it only asks;
 * - crowded: something else was playing all the time. That depends on audio lengths, which the
 *   timeline shows; a larger zone doesn't help, and someone who stands still to listen hears both;
 * - late: it started or was noticed later;
 * - missed: it never started.
 */
export type Outcome = 'heard' | 'announced' | 'crowded' | 'late' | 'missed';

export type JudgedPass = {
  readonly stop: number;
  readonly outcome: Outcome;
  /** Metres from the drawn edge where it started automatically, negative inside; null if it didn't, or had to wait. */
  readonly startedOutside: number | null;
  /** Seconds from crossing the edge to the start, queueing included; null if it never started. */
  readonly lateness: number | null;
  readonly isEarly: boolean;
  readonly wasQueued: boolean;
  readonly wasDropped: boolean;
};

export type Judgement = {
  readonly passes: readonly JudgedPass[];
  /** Plan indexes of stops, once for each repetition. */
  readonly doubles: readonly number[];
  readonly wrongOrder: readonly number[];
  readonly falseStarts: readonly number[];
  readonly twoAtOnce: number;
};

/** A start farther outside the drawn edge is early, or false if the walker never comes by. */
export const EARLY_METRES = 40;

/** Judges a walk by the walker's true positions. */
export function judge(
  plan: WalkPlan,
  route: Route,
  recording: Recording,
  playback: Playback,
): Judgement {
  const passes = passesOf(route, recording);
  const passed = new Set(passes.map(({ stop }) => stop));
  const indexes = new Map(plan.stops.map(({ id }, index) => [id, index]));
  const doubles: number[] = [];
  const wrongOrder: number[] = [];
  const falseStarts: number[] = [];
  const started = new Set<number>();
  let farthest = -1;
  for (const { at, command } of playback.commands) {
    if (command.type !== 'play') continue;
    const stop = indexes.get(command.stopId);
    if (stop === undefined) continue;
    if (started.has(stop) && plan.stops[stop]?.once === true) doubles.push(stop);
    // A loop returns to its first stops.
    if (plan.mode === 'ordered' && !plan.loop && stop < farthest) wrongOrder.push(stop);
    if (!passed.has(stop) && outsideAt(route, recording, stop, at) > EARLY_METRES) {
      falseStarts.push(stop);
    }
    started.add(stop);
    farthest = Math.max(farthest, stop);
  }
  return {
    passes: passes
      .filter((pass) => mustBeHeard(plan, recording, pass))
      .map((pass) => judgePass(plan, route, recording, playback, pass)),
    doubles,
    wrongOrder,
    falseStarts,
    twoAtOnce: playback.twoAtOnce,
  };
}

function judgePass(
  plan: WalkPlan,
  route: Route,
  recording: Recording,
  playback: Playback,
  pass: Pass,
): JudgedPass {
  const id = plan.stops[pass.stop]?.id;
  const own = playback.commands.filter(({ command }) => stopIdOf(command) === id);
  const played = own.find(({ command }) => command.type === 'play')?.at ?? null;
  const queued = own.find(({ command }) => command.type === 'queue')?.at ?? null;
  const noticed = own[0]?.at ?? null;
  const outside = played === null ? 0 : outsideAt(route, recording, pass.stop, played);
  const isOnItsOwn = played !== null && queued === null && !pass.beganInside;
  return {
    stop: pass.stop,
    outcome: outcomeOf(pass, played, noticed, isCrowded(playback, pass, id)),
    startedOutside: isOnItsOwn ? outside : null,
    lateness: played === null ? null : Math.max(0, played - pass.enters),
    isEarly: played !== null && played < pass.enters && outside > EARLY_METRES,
    wasQueued: queued !== null,
    wasDropped: queued !== null && played === null,
  };
}

function outcomeOf(
  { deadline }: Pass,
  played: number | null,
  noticed: number | null,
  crowded: boolean,
): Outcome {
  if (played !== null && played <= deadline) return 'heard';
  if (noticed !== null && noticed <= deadline) return 'announced';
  if (crowded) return 'crowded';
  return noticed === null ? 'missed' : 'late';
}

/** True if other audio filled the whole pass, except for the seconds needed to notice the walker. */
function isCrowded({ sounding }: Playback, { enters, deadline }: Pass, id?: number): boolean {
  let filled = 0;
  for (const { stopId, from, to } of sounding) {
    if (stopId !== id) filled += Math.max(0, Math.min(to, deadline + 1) - Math.max(from, enters));
  }
  return filled >= deadline + 1 - enters;
}

function stopIdOf(command: TimedCommand['command']): number | null {
  switch (command.type) {
    case 'play':
    case 'queue':
      return command.stopId;
    case 'tell':
      return command.notice.what === 'ask' ? command.notice.stopId : null;
    default:
      return null;
  }
}

function outsideAt(route: Route, { seconds }: Recording, stop: number, at: number): number {
  const { spot, along } = seconds[at] as Second;
  const passage = route.passages[stop];
  return passage === undefined ? 0 : outsideOf(passage.zone, spot, along);
}

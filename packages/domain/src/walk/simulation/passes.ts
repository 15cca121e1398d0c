import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Recording, Second } from './recording.ts';
import { outsideOf, type Passage, type Route } from './route.ts';

/** One walker passing one stop; all in seconds of the recording. */
export type Pass = {
  /** The stop's index in the plan. */
  readonly stop: number;
  /** The time when the drawn edge was truly crossed; 0 for a walker who began inside. */
  readonly enters: number;
  readonly beganInside: boolean;
  /** Later starts are late: the walker is 10 m past the stop. */
  readonly deadline: number;
};

const PAST_METRES = 10;
/** Farther than anyone walks in a second. */
const NEAR_METRES = 3;

/** Every stop that the walker truly passed, whether or not it has to start. */
export function passesOf(route: Route, recording: Recording): readonly Pass[] {
  return route.passages.flatMap((passage, stop) => {
    const pass = passOf(passage, stop, recording);
    return pass === null ? [] : [pass];
  });
}

function passOf(passage: Passage, stop: number, { seconds, behaviour }: Recording): Pass | null {
  const { at, zone } = passage;
  const reached = seconds.findIndex(({ along }) => Math.abs(along - at) <= NEAR_METRES);
  if (reached === -1) return null;
  const isPast = ({ along }: Second) =>
    behaviour === 'reversed' ? along <= at - PAST_METRES : along >= at + PAST_METRES;
  let past = reached;
  while (past < seconds.length - 1 && !isPast(seconds[past] as Second)) past += 1;
  const isInside = (second: number) => {
    const { spot, along } = seconds[second] as Second;
    return outsideOf(zone, spot, along) <= 0;
  };
  let enters = reached;
  while (enters > 0 && isInside(enters - 1)) enters -= 1;
  const deadline = Math.min(seconds.length - 1, past + passage.stop.dwell);
  return { stop, enters, beganInside: enters === 0, deadline };
}

/**
 * True if the stop has to be heard on this pass, so that it counts as missed otherwise. Exceptions:
 * - it has no audio, or its creator wants it to be started by hand;
 * - it is an ambient sound, which yields to everything else;
 * - the phone was hidden in the zone: it had no positions, and no size of zone can help;
 * - the walker follows an ordered guide backwards, or against the required direction.
 * Stops before
 *   the chosen start and stops bypassed by a detour aren't passed at all.
 */
export function mustBeHeard(plan: WalkPlan, recording: Recording, pass: Pass): boolean {
  const stop = plan.stops[pass.stop];
  if (stop === undefined || !stop.hasAudio || stop.start === 'never') return false;
  if (stop.kind === 'ambient') return false;
  if (recording.behaviour === 'reversed' && (plan.mode === 'ordered' || stop.direction !== null)) {
    return false;
  }
  for (let at = pass.enters; at <= pass.deadline; at += 1) {
    if (recording.seconds[at]?.isHidden === true) return false;
  }
  return true;
}

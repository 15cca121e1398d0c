import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Recording, Second } from './recording.ts';
import { outsideOf, type Passage, type Route } from './route.ts';

/** One walker coming by one stop; all in seconds of the recording. */
export type Pass = {
  /** The stop's in the plan. */
  readonly stop: number;
  /** When the drawn edge was truly crossed; 0 for someone who began inside. */
  readonly enters: number;
  readonly beganInside: boolean;
  /** From then on, what starts is late: the walker is 10 m past the stop. */
  readonly deadline: number;
};

const PAST_METRES = 10;
/** Farther than anyone walks in a second. */
const NEAR_METRES = 3;

/** Every stop that the walker truly came by, whether or not it has to start. */
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
 * Whether the stop has to be heard on this pass, so that it counts as missed if it isn't. It doesn't have to
 * - where it has no audio, or its creator wants it to be started by hand;
 * - where it is the sound of an area, which gives way to everything else;
 * - where the phone was hidden on the way through the zone: it has no positions then, and no size of zone can help;
 * - for someone who walks an ordered guide the other way, or against the direction that the creator asks for: it isn't
 *   meant to start then.
 * Stops before the one that someone began at, and stops that a detour leads round, aren't passed at all.
 */
export function hasToBeHeard(plan: WalkPlan, recording: Recording, pass: Pass): boolean {
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

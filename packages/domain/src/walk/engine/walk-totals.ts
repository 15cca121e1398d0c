import { metresBetween, type Spot } from '../plan/local-frame.ts';
import type { WalkState } from './walk-state.ts';

/** The time and distance of a walk so far. */
export type WalkTotals = {
  readonly seconds: number;
  /** Null for a walk without a position. */
  readonly metres: number | null;
};

/** The totals, and the times and the spot from which measuring continues. These are never stored. */
export type WalkMeasure = WalkTotals & {
  /** When the walk started or was resumed; null while it is paused. */
  readonly since: number | null;
  readonly until: number;
  readonly from: Spot | null;
};

/** A pause between two events that is longer than this isn't part of the walk: the phone was asleep. */
const MAX_GAP_MS = 300_000;

/**
 * A position counts once it is this many metres from the last that did. The steps between would add up the error of
 * each position, and a walker who stands still would walk for hundreds of metres.
 */
const STEP_METRES = 20;

export function startMeasure(totals: WalkTotals | null): WalkMeasure {
  const { seconds, metres } = totals ?? { seconds: 0, metres: null };
  return { seconds, metres, since: null, until: 0, from: null };
}

/** Adds what has passed up to this state. While the walk is paused or over, nothing counts. */
export function measureWalk(measure: WalkMeasure, state: WalkState): WalkMeasure {
  if (state.phase !== 'walking') return { ...measure, since: null, from: null };
  return addDistance(addTime(measure, state), state);
}

function addTime(measure: WalkMeasure, { now }: WalkState): WalkMeasure {
  if (measure.since === null) return { ...measure, since: now, until: now };
  const gap = now - measure.until;
  const seconds = gap > MAX_GAP_MS ? measure.seconds : measure.seconds + gap / 1000;
  return { ...measure, seconds, until: now };
}

function addDistance(measure: WalkMeasure, { position }: WalkState): WalkMeasure {
  const { metres, since, from } = measure;
  // A position from before a pause says nothing about where the walk continues.
  if (position === null || position.t < (since ?? 0)) return measure;
  const here = { x: position.x, y: position.y };
  if (from === null) return { ...measure, metres: metres ?? 0, from: here };
  const step = metresBetween(from, here);
  return step < STEP_METRES ? measure : { ...measure, metres: (metres ?? 0) + step, from: here };
}

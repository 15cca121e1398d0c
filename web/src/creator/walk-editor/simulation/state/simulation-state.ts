import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { Surroundings } from '@laneway/domain/walk/plan/walk-settings';
import type { Behaviour } from '@laneway/domain/walk/simulation/behaviours';
import type { Lead } from '@laneway/domain/walk/simulation/lead';
import type { TraceSecond, WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';

export const SPEEDS = [1, 5, 10, 30, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** The simulated walk. The same values give the same walk, on any device. */
export type WalkChoice = {
  readonly plan: WalkPlan;
  readonly seed: number;
  /** Null for those of the guide. */
  readonly surroundings: Surroundings | null;
  /** Null for a random one with realistic frequencies. */
  readonly behaviour: Behaviour | null;
  readonly lead: Lead | null;
};

export type SimulationState = WalkChoice & {
  /** The trace of the choice, or of an earlier one while the new one is computed; null before the first. */
  readonly trace: WalkTrace | null;
  readonly isWorking: boolean;
  /** The position in the trace: an index of its seconds, with a fraction during playback. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
};

export function startSimulation(plan: WalkPlan): SimulationState {
  return {
    plan,
    seed: 1,
    surroundings: null,
    // The first walk shown is a regular one.
    behaviour: 'usual',
    lead: null,
    trace: null,
    isWorking: isWalkable(plan),
    at: 0,
    isPlaying: false,
    speed: 10,
  };
}

/** True if there is a walk to simulate. */
export function isWalkable({ mode, stops }: WalkPlan): boolean {
  return mode !== 'off' && stops.length > 0;
}

/** The index of the last second of a walk. */
export function lastSecond(trace: WalkTrace | null): number {
  return trace === null ? 0 : Math.max(0, trace.seconds.length - 1);
}

/** The current second; null before there is a walk. */
export function secondOf({ trace, at }: SimulationState): TraceSecond | null {
  return trace?.seconds[Math.min(lastSecond(trace), Math.floor(at))] ?? null;
}

export function isAtEnd({ trace, at }: SimulationState): boolean {
  return trace !== null && at >= lastSecond(trace);
}

/** Seconds since the start of the walk. They run ahead of the index where a part is ridden, which is skipped. */
export function clockOf(trace: WalkTrace | null, at: number): number {
  const second = trace?.seconds[Math.min(lastSecond(trace), Math.floor(at))];
  return (second?.t ?? 0) / 1_000;
}

/** The last second at or before a time of the clock. */
export function indexAtClock({ seconds }: WalkTrace, clock: number): number {
  let [low, high] = [0, Math.max(0, seconds.length - 1)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((seconds[middle]?.t ?? 0) <= clock * 1_000) low = middle;
    else high = middle - 1;
  }
  return low;
}

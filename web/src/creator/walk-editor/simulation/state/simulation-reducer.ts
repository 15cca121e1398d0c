import type { Point } from '@laneway/domain/geo/point';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { Surroundings } from '@laneway/domain/walk/plan/walk-settings';
import type { Behaviour } from '@laneway/domain/walk/simulation/behaviours';
import { extendLead, stepsTowards } from '@laneway/domain/walk/simulation/lead';
import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import {
  isAtEnd,
  isWalkable,
  lastSecond,
  type SimulationState,
  type Speed,
} from './simulation-state.ts';
import { walkerPoint } from './walker-point.ts';

export type SimulationEvent =
  | { readonly type: 'plan'; readonly plan: WalkPlan }
  /** A walk was computed; `isLatest` unless something else has been chosen meanwhile. */
  | { readonly type: 'walked'; readonly trace: WalkTrace | null; readonly isLatest: boolean }
  | { readonly type: 'toggle' }
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'seek'; readonly at: number }
  | { readonly type: 'speed'; readonly speed: Speed }
  | { readonly type: 'surroundings'; readonly surroundings: Surroundings | null }
  | { readonly type: 'behaviour'; readonly behaviour: Behaviour | null }
  | { readonly type: 'anotherWalker' }
  /** The walker is dragged to a point, or moved there by key. */
  | { readonly type: 'lead'; readonly to: Point }
  /** The walker follows their own route again. */
  | { readonly type: 'letGo' };

export function nextSimulation(state: SimulationState, event: SimulationEvent): SimulationState {
  switch (event.type) {
    case 'plan':
      return event.plan === state.plan ? state : changePlan(state, event.plan);
    case 'walked':
      return receive(state, event);
    case 'toggle':
      return toggle(state);
    case 'tick':
      return play(state, event.ms);
    case 'seek':
      return { ...state, at: within(state.trace, event.at) };
    case 'speed':
      return { ...state, speed: event.speed };
    // The walker and route stay the same, so the effect can be compared at the same position.
    case 'surroundings':
      return recompute(state, { surroundings: event.surroundings });
    case 'behaviour':
      return recompute(state, { behaviour: event.behaviour, lead: null, at: 0 });
    case 'anotherWalker':
      return recompute(state, { seed: state.seed + 1, lead: null, at: 0 });
    case 'lead':
      return lead(state, event.to);
    case 'letGo':
      return state.lead === null
        ? state
        : recompute(state, { lead: null, at: Math.min(state.at, state.lead.from) });
  }
}

function recompute(state: SimulationState, change: Partial<SimulationState>): SimulationState {
  const next = { ...state, ...change };
  return { ...next, isWorking: isWalkable(next.plan) };
}

function changePlan(state: SimulationState, plan: WalkPlan): SimulationState {
  return isWalkable(plan)
    ? recompute(state, { plan })
    : { ...state, plan, trace: null, lead: null, at: 0, isPlaying: false, isWorking: false };
}

function receive(
  state: SimulationState,
  { trace, isLatest }: Extract<SimulationEvent, { type: 'walked' }>,
): SimulationState {
  if (!isWalkable(state.plan)) return state;
  // A led walker may be ahead of a walk that was computed on the way there.
  const at = isLatest ? within(trace, state.at) : state.at;
  return { ...state, trace, at, isWorking: !isLatest };
}

function toggle(state: SimulationState): SimulationState {
  if (state.trace === null) return state;
  if (state.isPlaying) return { ...state, isPlaying: false };
  return { ...state, isPlaying: true, at: isAtEnd(state) ? 0 : state.at };
}

function play(state: SimulationState, ms: number): SimulationState {
  if (!state.isPlaying) return state;
  const at = within(state.trace, state.at + (ms / 1_000) * state.speed);
  const next = { ...state, at };
  return isAtEnd(next) && !state.isWorking ? { ...next, isPlaying: false } : next;
}

function lead(state: SimulationState, to: Point): SimulationState {
  const from = walkerPoint(state);
  const steps = from === null ? [] : stepsTowards(from, to);
  // Less than a step: the next drag event starts from the same spot.
  if (steps.length === 0) return state;
  const led = extendLead(state.lead, Math.floor(state.at), steps);
  return recompute(state, { lead: led, at: led.from + led.points.length, isPlaying: false });
}

function within(trace: WalkTrace | null, at: number): number {
  return Math.min(lastSecond(trace), Math.max(0, at));
}

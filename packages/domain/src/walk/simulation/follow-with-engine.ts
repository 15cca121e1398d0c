import { step } from '../engine/step.ts';
import { startState } from '../engine/walk-state.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Follower } from './playback.ts';

/** The engine that phones walk with. */
export function followWithEngine(plan: WalkPlan): Follower {
  let state = startState(plan);
  return (event) => {
    const next = step(plan, state, event);
    state = next.state;
    return next.commands;
  };
}

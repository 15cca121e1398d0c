import { step } from '../engine/step.ts';
import { startState } from '../engine/walk-state.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Follower } from './playback.ts';

/** Follows a walk with the engine of the phones. */
export function followWithEngine(plan: WalkPlan): Follower {
  let state = startState(plan);
  return (event) => {
    const next = step(plan, state, event);
    state = next.state;
    return next.commands;
  };
}

import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useEffect, useState } from 'react';
import { useStore } from '../../../../core/use-store.ts';
import { whenIdle } from '../../../../ui/when-idle.ts';
import { createRehearsal, type Rehearsal } from './create-rehearsal.ts';
import { runClock } from './open-clock.ts';
import { openSimulator } from './open-simulator.ts';
import type { RehearsalState } from './rehearsal-state.ts';

/**
 * The rehearsal of a plan. It stays the same object while the plan changes, so that what holds it isn't drawn with
 * every tick; parts that show something of it read that with `useRehearsalState`.
 */
export function useRehearsal(plan: WalkPlan): Rehearsal {
  const [rehearsal] = useState(() => createRehearsal(plan, { openSimulator, clock: runClock }));
  useEffect(() => {
    let end = () => {};
    // The page is shown first.
    const callOff = whenIdle(() => {
      end = rehearsal.begin();
    });
    return () => {
      callOff();
      end();
    };
  }, [rehearsal]);
  useEffect(() => rehearsal.dispatch({ type: 'plan', plan }), [rehearsal, plan]);
  return rehearsal;
}

/** A part of the state, kept up to date. It must be a value that is the same while nothing of it has changed. */
export function useRehearsalState<T>(rehearsal: Rehearsal, part: (state: RehearsalState) => T): T {
  return useStore(rehearsal, part);
}

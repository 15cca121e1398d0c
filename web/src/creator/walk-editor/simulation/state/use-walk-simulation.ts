import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useEffect, useState } from 'react';
import { useStore } from '../../../../core/use-store.ts';
import { whenIdle } from '../../../../ui/when-idle.ts';
import { createWalkSimulation, type WalkSimulation } from './create-walk-simulation.ts';
import { runClock } from './open-clock.ts';
import { openSimulator } from './open-simulator.ts';
import type { SimulationState } from './simulation-state.ts';

/**
 * The simulation of a plan. The object stays the same while the plan changes, so that its holders don't render with
 * every tick; parts read its state with `useSimulationState`.
 */
export function useWalkSimulation(plan: WalkPlan): WalkSimulation {
  const [simulation] = useState(() =>
    createWalkSimulation(plan, { openSimulator, clock: runClock }),
  );
  useEffect(() => {
    let end = () => {};
    // Waits until the page is rendered.
    const cancel = whenIdle(() => {
      end = simulation.begin();
    });
    return () => {
      cancel();
      end();
    };
  }, [simulation]);
  useEffect(() => simulation.dispatch({ type: 'plan', plan }), [simulation, plan]);
  return simulation;
}

/** A live part of the state. It must be the same value until it changes. */
export function useSimulationState<T>(
  simulation: WalkSimulation,
  part: (state: SimulationState) => T,
): T {
  return useStore(simulation, part);
}

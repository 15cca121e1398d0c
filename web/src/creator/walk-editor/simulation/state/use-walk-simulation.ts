import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useEffect, useState } from 'react';
import { useStore } from '../../../../core/use-store.ts';
import { whenIdle } from '../../../../ui/when-idle.ts';
import { createWalkSimulation, type WalkSimulation } from './create-walk-simulation.ts';
import { runClock } from './open-clock.ts';
import { openSimulator } from './open-simulator.ts';
import type { SimulationState } from './simulation-state.ts';

/**
 * The simulation of a plan. It stays the same object while the plan changes, so that what holds it isn't drawn with
 * every tick; parts that show something of it read that with `useSimulationState`.
 */
export function useWalkSimulation(plan: WalkPlan): WalkSimulation {
  const [simulation] = useState(() =>
    createWalkSimulation(plan, { openSimulator, clock: runClock }),
  );
  useEffect(() => {
    let end = () => {};
    // The page is shown first.
    const callOff = whenIdle(() => {
      end = simulation.begin();
    });
    return () => {
      callOff();
      end();
    };
  }, [simulation]);
  useEffect(() => simulation.dispatch({ type: 'plan', plan }), [simulation, plan]);
  return simulation;
}

/** A part of the state, kept up to date. It must be a value that is the same while nothing of it has changed. */
export function useSimulationState<T>(
  simulation: WalkSimulation,
  part: (state: SimulationState) => T,
): T {
  return useStore(simulation, part);
}

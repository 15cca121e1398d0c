import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { createStore } from '../../../../core/store.ts';
import type { Clock } from './open-clock.ts';
import type { Simulator } from './open-simulator.ts';
import { nextSimulation, type SimulationEvent } from './simulation-reducer.ts';
import {
  isWalkable,
  type SimulationState,
  startSimulation,
  type WalkChoice,
} from './simulation-state.ts';

/** A simulation of a walk, for React and for the map's own events alike. */
export type WalkSimulation = {
  readonly getState: () => SimulationState;
  readonly dispatch: (event: SimulationEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Opens the simulator; call the returned function to close it. */
  readonly begin: () => () => void;
};

export type SimulationParts = {
  readonly openSimulator: () => Simulator;
  readonly clock: Clock;
};

/** A dragged handle changes the plan with every pixel, so the walk is computed after a pause. */
const PLAN_REST_MS = 200;

const CHOSEN = ['plan', 'seed', 'surroundings', 'behaviour', 'lead'] as const;

export function createWalkSimulation(
  plan: WalkPlan,
  { openSimulator, clock }: SimulationParts,
): WalkSimulation {
  const { getState, setState, subscribe } = createStore(startSimulation(plan));
  let simulator: Simulator | null = null;
  let stopClock: (() => void) | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  /** The choice of the last request. */
  let asked: WalkChoice | null = null;

  const dispatch = (event: SimulationEvent): void => {
    const before = getState();
    const state = nextSimulation(before, event);
    setState(state);
    if (state.plan !== before.plan) {
      clearTimeout(resting);
      resting = setTimeout(walk, PLAN_REST_MS);
    } else if (!isSame(state, before)) void walk();
  };

  const followClock = (): void => {
    const { isPlaying } = getState();
    if (isPlaying === (stopClock !== null)) return;
    stopClock?.();
    stopClock = isPlaying ? clock((ms) => dispatch({ type: 'tick', ms })) : null;
  };
  subscribe(followClock);

  /** One walk at a time: later changes are computed after it. */
  const walk = async (): Promise<void> => {
    clearTimeout(resting);
    const open = simulator;
    if (open === null || isUnderWay || (asked !== null && isSame(asked, getState()))) return;
    if (!isWalkable(getState().plan)) return;
    isUnderWay = true;
    const choice = getState();
    asked = choice;
    const trace = await open.walk(choice.plan, {
      seed: choice.seed,
      surroundings: choice.surroundings ?? choice.plan.surroundings,
      behaviour: choice.behaviour,
      lead: choice.lead,
    });
    isUnderWay = false;
    if (simulator !== open) return;
    dispatch({ type: 'walked', trace, isLatest: isSame(choice, getState()) });
    await walk();
  };

  return {
    getState,
    dispatch,
    subscribe,
    begin: () => {
      const opened = openSimulator();
      simulator = opened;
      asked = null;
      isUnderWay = false;
      followClock();
      void walk();
      return () => {
        simulator = null;
        clearTimeout(resting);
        stopClock?.();
        stopClock = null;
        opened.close();
      };
    },
  };
}

function isSame(one: WalkChoice, other: WalkChoice): boolean {
  return CHOSEN.every((field) => one[field] === other[field]);
}

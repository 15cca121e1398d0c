import { METRES_PER_DEGREE } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import {
  simulateWalk,
  type TraceSecond,
  type WalkOptions,
  type WalkTrace,
} from '@laneway/domain/walk/simulation/simulate-walk';
import { zigzagPlan } from '@laneway/domain/walk/simulation/zigzag.test-data';
import type { PlaceNames } from './place-name.ts';
import { createWalkSimulation } from './state/create-walk-simulation.ts';

const ORIGIN: Point = { lat: -37.81, lng: 144.96 };

/** A point this many metres north of the start. */
export function north(metres: number): Point {
  return { lat: ORIGIN.lat + metres / METRES_PER_DEGREE, lng: ORIGIN.lng };
}

/** Stops 101 to 103, 120 m apart, with circles of 30 m and audio of 40 s. */
export const PLAN: WalkPlan = zigzagPlan({ stops: 3, surroundings: 'town' });

export const NAMES: PlaceNames = new Map([
  [101, '1. Hosier Lane'],
  [102, '2. Degraves Street'],
  [103, '3. Centre Place'],
]);

/** The trace of someone who walks north at a metre per second, with a position every second. */
export function someTrace(
  seconds: number,
  {
    change,
    ...facts
  }: Partial<WalkTrace> & {
    readonly change?: (at: number) => Partial<TraceSecond>;
  } = {},
): WalkTrace {
  return {
    surroundings: 'town',
    behaviour: 'usual',
    commands: [],
    sounding: [],
    seconds: Array.from({ length: seconds }, (_, at) => ({
      t: 1_000 * at,
      point: north(at),
      along: at,
      fix: { point: north(at), accuracy: 6 },
      isHidden: false,
      ...change?.(at),
    })),
    ...facts,
  };
}

type Walked = { readonly plan: WalkPlan; readonly options: WalkOptions };

/** A simulation whose clock and simulator are controlled by the test. */
export function someSimulation({
  plan = PLAN,
  simulate = simulateWalk,
}: {
  readonly plan?: WalkPlan;
  readonly simulate?: typeof simulateWalk;
} = {}) {
  const waiting: (Walked & { readonly answer: (trace: WalkTrace | null) => void })[] = [];
  const walked: Walked[] = [];
  const ticks = new Set<(ms: number) => void>();
  let isOpen = false;
  const simulation = createWalkSimulation(plan, {
    openSimulator: () => {
      isOpen = true;
      return {
        walk: (asked, options) => {
          walked.push({ plan: asked, options });
          return new Promise((answer) => waiting.push({ plan: asked, options, answer }));
        },
        close: () => {
          isOpen = false;
        },
      };
    },
    clock: (onTick) => {
      ticks.add(onTick);
      return () => ticks.delete(onTick);
    },
  });
  return {
    simulation,
    walked,
    isOpen: () => isOpen,
    isTicking: () => ticks.size > 0,
    /** Lets real time pass, at the speed of the simulation. */
    pass: (ms: number) => {
      for (const onTick of [...ticks]) onTick(ms);
    },
    /** Replies to the pending requests, and to those that follow from them. */
    answer: async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        next.answer(simulate(next.plan, next.options));
        // Waits until the store has received it.
        await Promise.resolve();
        await Promise.resolve();
        await Promise.resolve();
      }
    },
  };
}

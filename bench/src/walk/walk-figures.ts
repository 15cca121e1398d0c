import { localFrame } from '@laneway/domain/walk/plan/local-frame';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { judge } from '@laneway/domain/walk/simulation/judgement';
import { type Follower, playBack } from '@laneway/domain/walk/simulation/playback';
import { nthSeed } from '@laneway/domain/walk/simulation/random';
import type { Sky } from '@laneway/domain/walk/simulation/receiver';
import { recordWalk } from '@laneway/domain/walk/simulation/recording';
import { type Route, routeOf } from '@laneway/domain/walk/simulation/route';

export type Follow = (plan: WalkPlan) => Follower;

export type WalkFigures = {
  readonly passes: number;
  /** Shares of the passes: heard before 10 m past the place; and of the starts: this near to the drawn edge. */
  readonly heard: number;
  readonly within: (metres: number) => number;
  readonly early: number;
  /** The number of walks with a place that was heard twice, and so on. */
  readonly doubles: number;
  readonly wrongOrder: number;
  readonly twoAtOnce: number;
};

const SEEDS = { walks: 20_261, parallel: 20_262 } as const;

/** Walks of all kinds, as at submission; every follower walks the same ones. */
export function walkFigures(plan: WalkPlan, sky: Sky, walks: number, follow: Follow): WalkFigures {
  const route = routeThrough(plan);
  const starts: number[] = [];
  let [passes, heard, early, doubles, wrongOrder, twoAtOnce] = [0, 0, 0, 0, 0, 0];
  for (let nth = 0; nth < walks; nth += 1) {
    const seed = nthSeed(SEEDS.walks, nth);
    const recording = recordWalk(plan, route, { seed, surroundings: sky, behaviour: null });
    const playback = playBack(plan, route.frame, recording, follow(plan));
    const judgement = judge(plan, route, recording, playback);
    for (const pass of judgement.passes) {
      passes += 1;
      if (pass.outcome === 'heard') heard += 1;
      if (pass.isEarly) early += 1;
      if (pass.startedOutside !== null) starts.push(Math.abs(pass.startedOutside));
    }
    doubles += judgement.doubles.length;
    wrongOrder += judgement.wrongOrder.length;
    twoAtOnce += judgement.twoAtOnce;
  }
  return {
    passes,
    heard: heard / passes,
    within: (metres) => starts.filter((start) => start <= metres).length / starts.length,
    early: early / passes,
    doubles,
    wrongOrder,
    twoAtOnce,
  };
}

const STREETS_APART = 40;

/** The share of places that start for people in the next street, which runs beside the path all the way. */
export function parallelStarts(plan: WalkPlan, sky: Sky, walks: number, follow: Follow): number {
  const beside = shifted(plan);
  const route = routeThrough(beside);
  let starts = 0;
  for (let nth = 0; nth < walks; nth += 1) {
    const seed = nthSeed(SEEDS.parallel, nth);
    const recording = recordWalk(beside, route, { seed, surroundings: sky, behaviour: 'usual' });
    const { commands } = playBack(plan, route.frame, recording, follow(plan));
    const heard = commands.flatMap(({ command }) =>
      command.type === 'play' ? command.stopId : [],
    );
    starts += new Set(heard).size;
  }
  return starts / (walks * plan.stops.length);
}

/**
 * For streets that lead east and north in turns, the parallel one to the north-west has the same distance everywhere.
 */
function shifted(plan: WalkPlan): WalkPlan {
  const [origin] = plan.path ?? [];
  if (origin === undefined) return plan;
  const frame = localFrame(origin);
  const path = plan.path?.map((point) => {
    const { x, y } = frame.toSpot(point);
    return frame.toPoint({ x: x - STREETS_APART, y: y + STREETS_APART });
  });
  return { ...plan, path: path ?? null };
}

function routeThrough(plan: WalkPlan): Route {
  const route = routeOf(plan);
  if (route === null) throw new Error('A plan without places has no route.');
  return route;
}

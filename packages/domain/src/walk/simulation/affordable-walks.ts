import type { WalkPlan } from '../walk-plan.ts';
import { routeOf } from './route.ts';

/** Before a guide is published, and wherever a report has to be believed. */
export const FULL_COUNT = 1_000;
const LEAST_COUNT = 25;
/** About ten seconds of a server's processor. */
const MOST_METRES = 4_000_000;

/** How many walks of a plan are simulated: 1,000, or fewer of a very long one, so that no guide takes minutes. */
export function affordableWalks(plan: WalkPlan): number {
  const route = routeOf(plan);
  if (route === null) return 0;
  const ridden = route.rides.reduce((sum, [from, to]) => sum + to - from, 0);
  const walked = Math.max(1, route.line.length - ridden);
  return Math.max(LEAST_COUNT, Math.min(FULL_COUNT, Math.floor(MOST_METRES / walked)));
}

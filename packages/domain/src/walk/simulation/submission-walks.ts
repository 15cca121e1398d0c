import type { WalkPlan } from '../plan/walk-plan.ts';
import { routeOf } from './route.ts';
import type { WalksOptions } from './simulate-walks.ts';

/** FNV-1a, 32 bits. */
const BASIS = 0x811c_9dc5;
const PRIME = 0x0100_0193;

/**
 * The walks that decide whether a plan can be submitted. The walkers are drawn from what is walked and not from its ids,
 * so a creator who checks a draft before it is saved sees the figures that the server will judge by.
 */
export function submissionWalks(plan: WalkPlan): WalksOptions {
  const { guideId: _, stops, ...rest } = plan;
  const walked = [rest, stops.map(({ id: __, ...stop }) => stop)];
  return {
    count: affordableWalks(plan),
    seed: seedOf(JSON.stringify(walked)),
    surroundings: plan.surroundings,
  };
}

function seedOf(text: string): number {
  let hash = BASIS;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return hash >>> 0;
}

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

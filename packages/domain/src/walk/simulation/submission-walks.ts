import type { WalkPlan } from '../plan/walk-plan.ts';
import { routeOf } from './route.ts';
import type { WalksOptions } from './simulate-walks.ts';

/** FNV-1a, 32 bits. */
const BASIS = 0x811c_9dc5;
const PRIME = 0x0100_0193;

/**
 * The walks that decide whether a plan can be submitted. Their seed depends on the plan and not on its ids, so a
 * creator who checks an unsaved draft sees the same figures as the server.
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

/** Used before publishing, and wherever a report has to be reliable. */
export const FULL_COUNT = 1_000;
const LEAST_COUNT = 25;
/** About ten seconds of a server's processor. */
const MOST_METRES = 4_000_000;

/** The number of simulated walks: 1,000, or fewer for a very long plan, so that no guide takes minutes. */
export function affordableWalks(plan: WalkPlan): number {
  const route = routeOf(plan);
  if (route === null) return 0;
  const ridden = route.rides.reduce((sum, [from, to]) => sum + to - from, 0);
  const walked = Math.max(1, route.line.length - ridden);
  return Math.max(LEAST_COUNT, Math.min(FULL_COUNT, Math.floor(MOST_METRES / walked)));
}

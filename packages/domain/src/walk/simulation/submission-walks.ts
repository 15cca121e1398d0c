import type { WalkPlan } from '../walk-plan.ts';
import { affordableWalks } from './affordable-walks.ts';
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

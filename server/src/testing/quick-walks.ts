import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import type { WalkSimulator } from '../ports/walk-simulator.ts';

/** Enough to find a place that nobody hears. */
const COUNT = 30;

/** Few walks, and always the same, without a thread: most tests submit guides for other reasons. */
export const quickWalks: WalkSimulator = {
  simulate: async (plan, options) =>
    simulateWalks(plan, { ...options, seed: 1, count: Math.min(COUNT, options.count) }),
};

import { checkPlan, checkWalks } from '@laneway/domain/walk/simulation/check-walk';
import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import type { WalkSimulator } from '../ports/walk-simulator.ts';

/** Enough walks to find a place that nobody hears. */
const COUNT = 30;

/** Simulates few walks, always the same ones, without a thread: most tests submit guides for other reasons. */
export const quickWalks: WalkSimulator = {
  checkPlan: async ({ content }) => checkPlan(content),
  checkWalks: async ({ content }) =>
    checkWalks(content, (plan) => {
      const options = submissionWalks(plan);
      return { ...options, seed: 1, count: Math.min(COUNT, options.count) };
    }),
};

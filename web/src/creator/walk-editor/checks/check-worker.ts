import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { type CheckStep, checkSteps } from './check-steps.ts';

/*
 * Runs as a worker, so that a thousand walks don't block the page. It is terminated from outside.
 */

addEventListener('message', ({ data }: MessageEvent<WalkPlan>) => {
  for (const step of checkSteps(data)) postStep(step);
});

function postStep(step: CheckStep): void {
  postMessage(step);
}

import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { startsByItself } from '@laneway/domain/walk/simulation/spacing';

/** True if there is anything that walkers hear by themselves, so that walks tell something. */
export function hasAudience({ mode, stops }: WalkPlan): boolean {
  return mode !== 'off' && stops.some(startsByItself);
}

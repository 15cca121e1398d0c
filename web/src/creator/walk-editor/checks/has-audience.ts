import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { startsByItself } from '@laneway/domain/walk/simulation/spacing';

/** True if any place starts automatically, so that simulation is useful. */
export function hasAudience({ mode, stops }: WalkPlan): boolean {
  return mode !== 'off' && stops.some(startsByItself);
}

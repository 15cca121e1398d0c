import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import type { PlanCheck, WalksCheck } from '@laneway/domain/walk/simulation/check-walk';

export type WalkRequest = {
  readonly content: ContentToWalk;
  /** The waiting requests of each author are limited, so that nobody blocks the others. */
  readonly authorId: number;
  /** Includes the time spent waiting. */
  readonly timeoutMs: number;
};

/**
 * Everything that is computed from the geometry of a guide, off the main thread. Both calls reject when they take too
 * long, need too much memory, or too many others wait.
 */
export type WalkSimulator = {
  readonly checkPlan: (request: WalkRequest) => Promise<PlanCheck>;
  readonly checkWalks: (request: WalkRequest) => Promise<WalksCheck>;
};

import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import type { PlanCheck, WalksCheck } from '@laneway/domain/walk/simulation/check-walk';

export type WalkRequest = {
  readonly content: ContentToWalk;
  /** Each author may only have a few requests waiting, so that nobody keeps the others waiting. */
  readonly authorId: number;
  /** Time spent waiting included. */
  readonly timeoutMs: number;
};

/**
 * Everything that is computed from the geometry of a guide, outside of the main thread. Both calls reject when they take
 * too long, need too much memory, or too many others wait.
 */
export type WalkSimulator = {
  readonly checkPlan: (request: WalkRequest) => Promise<PlanCheck>;
  readonly checkWalks: (request: WalkRequest) => Promise<WalksCheck>;
};

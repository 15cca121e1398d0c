import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import type { WalksOptions } from '@laneway/domain/walk/simulation/simulate-walks';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';

export type WalkSimulator = {
  /** Rejects when it takes too long, waiting included, needs too much memory, or too many others wait. */
  readonly simulate: (
    plan: WalkPlan,
    options: WalksOptions,
    timeoutMs: number,
  ) => Promise<WalkReport>;
};

import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import {
  simulateWalk,
  type WalkOptions,
  type WalkTrace,
} from '@laneway/domain/walk/simulation/simulate-walk';

export type WalkRequest = {
  readonly request: number;
  readonly plan: WalkPlan;
  readonly options: WalkOptions;
};

export type WalkAnswer = { readonly request: number; readonly trace: WalkTrace | null };

addEventListener('message', ({ data }: MessageEvent<WalkRequest>) => {
  const answer: WalkAnswer = {
    request: data.request,
    trace: simulateWalk(data.plan, data.options),
  };
  postMessage(answer);
});

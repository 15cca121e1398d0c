import { simulateWalk } from '@laneway/domain/walk/simulation/simulate-walk';
import type { WalkAnswer, WalkRequest } from './open-simulator.ts';

addEventListener('message', ({ data }: MessageEvent<WalkRequest>) => {
  const answer: WalkAnswer = {
    request: data.request,
    trace: simulateWalk(data.plan, data.options),
  };
  postMessage(answer);
});

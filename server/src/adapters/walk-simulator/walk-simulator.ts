import { Worker } from 'node:worker_threads';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import type { WalkSimulator } from '../../ports/walk-simulator.ts';
import type { WalkTask } from './walk-worker.ts';

const WORKER = new URL('./walk-worker.ts', import.meta.url);
/** A guide of 200 places needs a fraction of it. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MOST_WAITING = 8;

/** Simulates in a thread of its own, one guide at a time, so that the server goes on answering. */
export function createWalkSimulator(): WalkSimulator {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    simulate: async (plan, options, timeoutMs) => {
      if (waiting >= MOST_WAITING) throw new Error('too many walks wait to be simulated');
      const signal = AbortSignal.timeout(timeoutMs);
      waiting += 1;
      const turn = last.then(() => runWorker({ plan, options }, signal));
      last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}

/** A new thread each: it starts in a fraction of the time that the walks take, and leaves nothing behind. */
function runWorker(task: WalkTask, signal: AbortSignal): Promise<WalkReport> {
  signal.throwIfAborted();
  const worker = new Worker(WORKER, {
    workerData: task,
    resourceLimits: MEMORY,
    env: {},
    execArgv: ['--no-warnings'],
  });
  const ended = new Promise<WalkReport>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the walks ended with ${code}`)));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return ended.finally(() => worker.terminate());
}

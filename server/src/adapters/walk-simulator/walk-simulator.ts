import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WalkRequest, WalkSimulator } from '../../ports/walk-simulator.ts';
import type { WalkTask } from './walk-worker.ts';

const WORKER = new URL('./walk-worker.ts', import.meta.url);
/** A guide of 200 places needs a fraction of it. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

type QueueLimits = { readonly waiting: number; readonly perAuthor: number };

const PLAN_LIMITS: QueueLimits = { waiting: 16, perAuthor: 4 };
const WALKS_LIMITS: QueueLimits = { waiting: 8, perAuthor: 2 };

/**
 * Checks guides in threads, so that the server stays responsive. Plans take a fraction of a second and walks many
 * seconds, so each kind has its own queue and thread.
 */
export function createWalkSimulator(): WalkSimulator {
  const planLane = createTaskQueue(PLAN_LIMITS);
  const walksLane = createTaskQueue(WALKS_LIMITS);
  return {
    checkPlan: (request) => planLane('checkPlan', request),
    checkWalks: (request) => walksLane('checkWalks', request),
  };
}

/** Runs one task at a time. */
function createTaskQueue({ waiting: maxWaiting, perAuthor }: QueueLimits) {
  /** The author of each request that isn't done. */
  const authors: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(
    check: WalkTask['check'],
    { content, authorId, timeoutMs }: WalkRequest,
  ): Promise<Result> => {
    const own = authors.filter((author) => author === authorId).length;
    if (authors.length >= maxWaiting || own >= perAuthor) {
      throw new Error('too many walks wait to be checked');
    }
    const signal = AbortSignal.timeout(timeoutMs);
    authors.push(authorId);
    const turn = last.then(() => runWorker<Result>({ check, content }, signal));
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      authors.splice(authors.indexOf(authorId), 1);
    }
  };
}

/** Each task gets a new thread: it starts in a fraction of the time that the walks take, and leaves nothing behind. */
function runWorker<Result>(task: WalkTask, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const worker = new Worker(WORKER, {
    workerData: task,
    resourceLimits: MEMORY,
    env: compileCache(),
    execArgv: ['--no-warnings'],
  });
  const ended = new Promise<Result>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the check ended with ${code}`)));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return ended.finally(() => worker.terminate());
}

/** A thread that compiles TypeScript itself takes twice as long to start, and 30 MB more. */
function compileCache(): Readonly<Record<string, string>> {
  const dir = getCompileCacheDir();
  // Node adds a folder for its version.
  return dir === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(dir) };
}

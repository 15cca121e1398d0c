import { parentPort, workerData } from 'node:worker_threads';
import { simulateWalks, type WalksOptions } from '@laneway/domain/walk/simulation/simulate-walks';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';

/* Runs as a thread: walks a plan many times, which would keep the server from answering. */

export type WalkTask = { readonly plan: WalkPlan; readonly options: WalksOptions };

const { plan, options }: WalkTask = workerData;
parentPort?.postMessage(simulateWalks(plan, options));

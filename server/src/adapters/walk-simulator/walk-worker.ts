import { parentPort, workerData } from 'node:worker_threads';
import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import { checkPlan, checkWalks } from '@laneway/domain/walk/simulation/check-walk';

/* Runs as a thread, because the geometry of a guide would block the server. */

const CHECKS = { checkPlan, checkWalks } as const;

export type WalkTask = { readonly check: keyof typeof CHECKS; readonly content: ContentToWalk };

const { check, content }: WalkTask = workerData;
parentPort?.postMessage(CHECKS[check](content));

import type { JobRun } from '../../platform/jobs/job-table.ts';
import { checkPlan } from './check-plan.ts';
import { markFailed, type StoredWalk, saveReport } from './store.ts';
import { findStored, findWalk, type WalkOfGuide } from './walk-of-guide.ts';
import type { WalksDeps } from './walks-deps.ts';

/** Generous, because no request waits for a job. */
const JOB_TIMEOUT_MS = 180_000;

/**
 * Simulates a pending guide and stores the result. Content that has a report is skipped, so it may run any number of
 * times; if killed, it starts over.
 */
export async function simulateWalk(
  deps: WalksDeps,
  { pendingGuideId: id }: { readonly pendingGuideId: number },
  { isLastAttempt }: JobRun,
): Promise<void> {
  const walk = await findWalk(deps.db, id);
  if (walk === null) return;
  // If even the plan can't be checked, nothing is stored, and the guide can't be published.
  if ((await findStored(deps.db, walk)) === null) await checkPlan(deps, walk);
  if (!needsReport(await findStored(deps.db, walk))) return;
  try {
    await makeReport(deps, walk, JOB_TIMEOUT_MS);
  } catch (error) {
    if (isLastAttempt) await markFailed(deps.db, walk, deps.clock());
    throw error;
  }
}

/** True if walks have to be simulated: there are some, and they have no report. */
export function needsReport(stored: StoredWalk | null): boolean {
  return stored?.state === 'checked' || stored?.state === 'failed';
}

export async function makeReport(
  { db, clock, simulator }: WalksDeps,
  { id, authorId, content, hash }: WalkOfGuide,
  timeoutMs: number,
): Promise<void> {
  const check = await simulator.checkWalks({ content, authorId, timeoutMs });
  await saveReport(db, { id, hash }, check, clock());
}

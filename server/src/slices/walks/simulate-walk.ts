import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import type { JobRun } from '../../platform/job-table.ts';
import { saveReport } from './store.ts';
import { findReportOf, findWalk, type WalkOfGuide } from './walk-of-guide.ts';
import type { WalksDeps } from './walks-deps.ts';

/** Nobody waits for a job. */
const JOB_TIMEOUT_MS = 180_000;

/**
 * Simulates a pending guide as it is now, and stores what was found. Content that has a report is left alone, so it may
 * run any number of times; killed half-way, it starts over.
 */
export async function simulateWalk(
  deps: WalksDeps,
  { pendingGuideId: id }: { readonly pendingGuideId: number },
  { isLastAttempt }: JobRun,
): Promise<void> {
  const walk = await findWalk(deps.db, id);
  if (walk === null || walk.isSilent) return;
  if ((await findReportOf(deps.db, walk))?.report) return;
  try {
    await makeReport(deps, walk, JOB_TIMEOUT_MS);
  } catch (error) {
    if (isLastAttempt) {
      await saveReport(deps.db, { id, hash: walk.hash, report: null }, deps.clock());
    }
    throw error;
  }
}

export async function makeReport(
  { db, clock, simulator }: WalksDeps,
  { id, plan, hash }: WalkOfGuide,
  timeoutMs: number,
): Promise<void> {
  const report = await simulator.simulate(plan, submissionWalks(plan), timeoutMs);
  await saveReport(db, { id, hash, report }, clock());
}

import { checkMayEdit } from '@laneway/domain/access';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { describeFinding } from '@laneway/domain/walk/simulation/findings-text';
import { blocksSubmission, isBlocking } from '@laneway/domain/walk/simulation/submission-findings';
import type { Transaction } from '../../platform/database/database.ts';
import { findOrCheckPlan, UNCHECKED } from './check-plan.ts';
import { queueSimulation } from './queue-simulation.ts';
import { makeReport, needsReport } from './simulate-walk.ts';
import type { StoredWalk } from './store.ts';
import { findStored, findWalk, type WalkOfGuide } from './walk-of-guide.ts';
import type { WalksDeps } from './walks-deps.ts';

export type { WalksDeps };

type Checked = Result<null, Refusal>;

/** Well within the 30 seconds that the app waits for a reply. */
const TIMEOUT_MS = 15_000;
const MAX_REPORTED = 3;
/** After this many, the creator is asked to try again. */
const MAX_CHANGES = 5;
const STILL_WALKING = refusal(
  'conflict',
  'We’re still simulating this walk. Try again in a minute.',
);

/**
 * Checks and simulates a guide before it is submitted or published, unless that is done. It takes seconds, so it runs
 * before the transaction. If a simulation fails or takes too long, a job repeats it, because the creator isn't to
 * blame.
 */
export async function prepareWalkReport(
  deps: WalksDeps,
  actor: Actor,
  pendingGuideId: number,
): Promise<void> {
  const walk = await findWalk(deps.db, pendingGuideId);
  if (walk === null || !checkMayEdit(actor, walk.authorId).ok) return;
  const stored = await findOrCheckPlan(deps, walk);
  // If the plan alone is refused, no walks are needed.
  if (needsReport(stored) && !blocksSubmission(stored?.findings ?? [])) {
    await simulateNow(deps, walk);
  }
  await checkChangedPlan(deps, pendingGuideId);
}

async function simulateNow(deps: WalksDeps, walk: WalkOfGuide): Promise<void> {
  try {
    await makeReport(deps, walk, TIMEOUT_MS);
  } catch (error) {
    deps.log.warn({ err: error, pendingGuideId: walk.id }, 'a walk was not simulated at once');
    await queueSimulation(deps.db, walk.id);
  }
}

/** A walk changes during its simulation when the length of uploaded audio becomes known. */
async function checkChangedPlan(deps: WalksDeps, pendingGuideId: number): Promise<void> {
  for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
    const walk = await findWalk(deps.db, pendingGuideId);
    if (walk === null || (await findStored(deps.db, walk)) !== null) return;
    await findOrCheckPlan(deps, walk);
  }
}

/**
 * Refuses to submit a guide whose walk leaves people in silence, in the transaction that submits it. Without a report
 * only the plan counts, and a job makes the report for the reviewer. A guide with an unchecked plan is refused.
 */
export function checkWalk(tx: Transaction, pendingGuideId: number): Promise<Checked> {
  return checkFindings(tx, pendingGuideId, async (stored) => {
    if (needsReport(stored)) await queueSimulation(tx, pendingGuideId);
    return ok(null);
  });
}

/**
 * Refuses to publish a guide that couldn't have been submitted: a guide can be submitted without a report while
 * simulation isn't available. Publishing waits for the report, unless every attempt to make one has failed; then the
 * reviewer decides.
 */
export function checkWalkToPublish(tx: Transaction, pendingGuideId: number): Promise<Checked> {
  return checkFindings(tx, pendingGuideId, (stored) =>
    stored.state === 'checked' ? fail(STILL_WALKING) : ok(null),
  );
}

/** Refuses unchecked guides and those with blocking findings; otherwise the report decides. */
async function checkFindings(
  tx: Transaction,
  pendingGuideId: number,
  checkReport: (stored: StoredWalk) => Checked | Promise<Checked>,
): Promise<Checked> {
  const walk = await findWalk(tx, pendingGuideId);
  if (walk === null) return ok(null);
  const stored = await findStored(tx, walk);
  if (stored === null) return fail(UNCHECKED);
  const detail = blockingText(walk, stored);
  return detail === null ? checkReport(stored) : fail(refusal('conflict', detail));
}

function blockingText(walk: WalkOfGuide, { findings }: StoredWalk): string | null {
  const against = findings.filter(isBlocking);
  if (against.length === 0) return null;
  const reported = against.slice(0, MAX_REPORTED).map((finding) => {
    const { what, advice } = describeFinding(finding, walk.nameOf);
    return `${what} ${advice}`;
  });
  const more = against.length - reported.length;
  return [...reported, ...(more === 0 ? [] : [`And ${more} more like this.`])].join(' ');
}

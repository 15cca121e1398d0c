import { checkMayEdit } from '@laneway/domain/access';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { describeFinding } from '@laneway/domain/walk/simulation/findings-text';
import {
  STANDS_AGAINST_SUBMITTING,
  standsAgainstSubmitting,
} from '@laneway/domain/walk/simulation/submission-findings';
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
const PATIENCE_MS = 15_000;
const MOST_TOLD = 3;
/** Beyond this, the creator is asked to try again. */
const MAX_CHANGES = 5;
const STILL_WALKING = refusal(
  'conflict',
  'We’re still simulating this walk. Try again in a minute.',
);

/**
 * Has a guide checked and simulated before it is submitted or published, unless that was done. It takes seconds, so it
 * comes before the transaction that does so. A simulation that fails or takes too long is left to a job: it is no fault
 * of the creator's.
 */
export async function prepareWalkReport(
  deps: WalksDeps,
  actor: Actor,
  pendingGuideId: number,
): Promise<void> {
  const walk = await findWalk(deps.db, pendingGuideId);
  if (walk === null || !checkMayEdit(actor, walk.authorId).ok) return;
  const stored = await findOrCheckPlan(deps, walk);
  // What the plan alone says against it needs no walks.
  if (needsReport(stored) && !standsAgainstSubmitting(stored?.findings ?? [])) {
    await simulateNow(deps, walk);
  }
  await checkChangedPlan(deps, pendingGuideId);
}

async function simulateNow(deps: WalksDeps, walk: WalkOfGuide): Promise<void> {
  try {
    await makeReport(deps, walk, PATIENCE_MS);
  } catch (error) {
    deps.log.warn({ err: error, pendingGuideId: walk.id }, 'a walk was not simulated at once');
    await queueSimulation(deps.db, walk.id);
  }
}

/** A walk changes while it is simulated when the length of uploaded audio becomes known. */
async function checkChangedPlan(deps: WalksDeps, pendingGuideId: number): Promise<void> {
  for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
    const walk = await findWalk(deps.db, pendingGuideId);
    if (walk === null || (await findStored(deps.db, walk)) !== null) return;
    await findOrCheckPlan(deps, walk);
  }
}

/**
 * Refuses to submit a guide whose walk leaves people in silence, in the transaction that submits it. Without a report it
 * goes by the plan alone, and a job makes the report for the reviewer. A guide whose plan wasn't checked is refused.
 */
export function checkWalk(tx: Transaction, pendingGuideId: number): Promise<Checked> {
  return checkFindings(tx, pendingGuideId, async (stored) => {
    if (needsReport(stored)) await queueSimulation(tx, pendingGuideId);
    return ok(null);
  });
}

/**
 * Refuses to publish what couldn't have been submitted: a guide is submitted without a report while walks can't be
 * simulated. Publishing waits for the report, unless every attempt to make one has failed; then the reviewer decides.
 */
export function checkWalkToPublish(tx: Transaction, pendingGuideId: number): Promise<Checked> {
  return checkFindings(tx, pendingGuideId, (stored) =>
    stored.state === 'checked' ? fail(STILL_WALKING) : ok(null),
  );
}

/** Refuses what wasn't checked and what the findings stand against; of the rest, the report that there is or isn't decides. */
async function checkFindings(
  tx: Transaction,
  pendingGuideId: number,
  checkReport: (stored: StoredWalk) => Checked | Promise<Checked>,
): Promise<Checked> {
  const walk = await findWalk(tx, pendingGuideId);
  if (walk === null) return ok(null);
  const stored = await findStored(tx, walk);
  if (stored === null) return fail(UNCHECKED);
  const detail = objectionText(walk, stored);
  return detail === null ? checkReport(stored) : fail(refusal('conflict', detail));
}

function objectionText(walk: WalkOfGuide, { findings }: StoredWalk): string | null {
  const against = findings.filter(({ kind }) => STANDS_AGAINST_SUBMITTING[kind]);
  if (against.length === 0) return null;
  const told = against.slice(0, MOST_TOLD).map((finding) => {
    const { what, advice } = describeFinding(finding, walk.nameOf);
    return `${what} ${advice}`;
  });
  const more = against.length - told.length;
  return [...told, ...(more === 0 ? [] : [`And ${more} more like this.`])].join(' ');
}

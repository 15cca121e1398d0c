import { refusal } from '@laneway/domain/refusal';
import { type StoredWalk, savePlanCheck } from './store.ts';
import { findStored, type WalkOfGuide } from './walk-of-guide.ts';
import type { WalksDeps } from './walks-deps.ts';

/** Many times what a guide within the limits takes, and well within the 30 seconds that the app waits for a reply. */
const TIMEOUT_MS = 10_000;

/** A guide can't be submitted without a check of its plan, however often that fails. */
export const UNCHECKED = refusal(
  'unavailable',
  'We couldn’t check this walk. Please try again in a minute. If it keeps happening, simplify its path or zones.',
);

/**
 * The stored results of a walk. If there are none, the plan is checked first, in a worker thread; null if that failed.
 * It may take seconds, so it must not be called in a transaction.
 */
export async function findOrCheckPlan(
  deps: WalksDeps,
  walk: WalkOfGuide,
): Promise<StoredWalk | null> {
  const known = await findStored(deps.db, walk);
  if (known !== null) return known;
  try {
    await checkPlan(deps, walk);
  } catch (error) {
    deps.log.warn({ err: error, pendingGuideId: walk.id }, 'the plan of a walk was not checked');
    return null;
  }
  return findStored(deps.db, walk);
}

/** Checks the plan and stores the result; rejects if that fails. */
export async function checkPlan(
  { db, clock, simulator }: WalksDeps,
  { id, authorId, content, hash }: WalkOfGuide,
): Promise<void> {
  const check = await simulator.checkPlan({ content, authorId, timeoutMs: TIMEOUT_MS });
  await savePlanCheck(db, { id, hash }, check, clock());
}

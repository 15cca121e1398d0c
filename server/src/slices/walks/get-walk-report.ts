import type { GuideWalkReport } from '@laneway/contract/walks';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { findOrCheckPlan, UNCHECKED } from './check-plan.ts';
import { presentWalkReport } from './present.ts';
import { needsReport } from './simulate-walk.ts';
import { isQueued } from './store.ts';
import { findWalk } from './walk-of-guide.ts';
import type { WalksDeps } from './walks-deps.ts';

/** The results of simulated walks of a pending guide, for its author and admins. */
export async function getWalkReport(
  deps: WalksDeps,
  viewer: Actor,
  id: number,
): Promise<Result<GuideWalkReport, Refusal>> {
  const walk = await findWalk(deps.db, id);
  if (walk === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, walk.authorId);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const stored = await findOrCheckPlan(deps, walk);
  if (stored === null) return fail(UNCHECKED);
  const isWaiting = needsReport(stored) && (await isQueued(deps.db, walk.id));
  return ok(presentWalkReport(walk, stored, isWaiting));
}

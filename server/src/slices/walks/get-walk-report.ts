import type { GuideWalkReport } from '@laneway/contract/walks';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { contentTexts } from '@laneway/domain/content-texts';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database.ts';
import { presentWalkReport } from './present.ts';
import { isQueued } from './store.ts';
import { findReportOf, findWalk, type WalkOfGuide } from './walk-of-guide.ts';

const NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);

/** What simulated walks say of a pending guide as it is now, for its author and admins. */
export async function getWalkReport(
  db: Queryable,
  viewer: Actor,
  id: number,
): Promise<Result<GuideWalkReport, Refusal>> {
  const walk = await findWalk(db, id);
  if (walk === null) return fail(NOT_FOUND);
  const allowed = checkMayEdit(viewer, walk.authorId);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  return ok(await reportNow(db, walk));
}

/** The report of a walk as its readers see it. */
export async function reportNow(db: Queryable, walk: WalkOfGuide): Promise<GuideWalkReport> {
  const stored = walk.isSilent ? null : await findReportOf(db, walk);
  const isWaiting = !walk.isSilent && !stored?.report && (await isQueued(db, walk.id));
  return presentWalkReport(walk, stored, isWaiting);
}

import { GUIDE_NOT_FOUND } from '../guides/not-found.ts';
import type { AccessRequest } from '../purchase/entitlement.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { reviewTexts } from './messages.ts';

/**
 * Owners with a confirmed email may review a guide, but never its author. Everyone can open a public guide without
 * acquiring it, so any logged-in user counts as its owner.
 */
export function checkMayReview(
  { viewer, guide, owned }: AccessRequest,
  isEmailConfirmed: boolean,
): Result<null, Refusal> {
  if (viewer !== null && viewer.id === guide.authorId) {
    return fail(refusal('not_allowed', reviewTexts.ownGuide));
  }
  if (guide.listing === 'withdrawn' && (viewer === null || !owned)) {
    return fail(GUIDE_NOT_FOUND);
  }
  if (viewer === null || !(owned || guide.isPublic)) {
    return fail(refusal('not_allowed', reviewTexts.notYours));
  }
  return isEmailConfirmed ? ok(null) : fail(refusal('not_allowed', reviewTexts.unconfirmed));
}

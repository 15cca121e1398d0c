import { contentTexts } from '../content-texts.ts';
import type { AccessRequest } from '../purchase/entitlement.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { reviewTexts } from './messages.ts';

/**
 * Whether someone may review a guide: its owners, and never its author. Nobody owns a public guide, because everyone can
 * open it without getting it first, so anyone who is logged in may review that.
 */
export function checkMayReview({ viewer, guide, owned }: AccessRequest): Result<null, Refusal> {
  if (viewer !== null && viewer.id === guide.authorId) {
    return fail(refusal('not_allowed', reviewTexts.ownGuide));
  }
  if (viewer !== null && owned) return ok(null);
  if (guide.listing === 'withdrawn') {
    return fail(refusal('not_found', contentTexts.guideNotFound));
  }
  if (viewer !== null && guide.isPublic) return ok(null);
  return fail(refusal('not_allowed', reviewTexts.notYours));
}

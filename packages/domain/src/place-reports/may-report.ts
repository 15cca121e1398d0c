import { PLACE_NOT_FOUND } from '../guides/not-found.ts';
import { type AccessRequest, guideAccess } from '../purchase/entitlement.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { placeReportTexts } from './messages.ts';

/**
 * The reason why this person can't report a place of this guide; null if they can. Someone who can't open the guide
 * gets the same refusal for every place, existing or not.
 */
export function reportRefusal(request: AccessRequest): Refusal | null {
  if (guideAccess(request).sees !== 'inside') {
    return PLACE_NOT_FOUND;
  }
  const isAuthor = request.viewer !== null && request.viewer.id === request.guide.authorId;
  return isAuthor ? refusal('not_allowed', placeReportTexts.ownGuide) : null;
}

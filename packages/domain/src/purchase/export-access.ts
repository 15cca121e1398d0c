import { type Refusal, refusal } from '../refusal.ts';
import { type AccessRequest, guideAccess, insideRefusal } from './entitlement.ts';

const CREATOR_ONLY = refusal('not_allowed', 'Only the creator can download this guide’s map data');

/**
 * Exporting a guide's geography is for its author, admins, and everyone if the guide is public. Owning a guide lets
 * people walk it, but not pass on its route. Null when they may.
 */
export function exportRefusal(request: AccessRequest): Refusal | null {
  const access = guideAccess({ ...request, owned: false });
  if (access.sees === 'inside') return null;
  // Strangers aren't told that a withdrawn guide exists; its buyers know.
  return access.because === 'withdrawn' && !request.owned ? insideRefusal(access) : CREATOR_ONLY;
}

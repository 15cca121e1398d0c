import type { GuideListing } from '@laneway/contract/authoring';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { findListings } from '../catalogue/public/listing.ts';
import { findWithdrawalComments } from './history.ts';

/** Finds who took a guide or its places off sale and why, for its author and admins. */
export async function getListing(
  db: Queryable,
  viewer: Actor,
  guideId: number,
): Promise<Result<GuideListing, Refusal>> {
  const found = await findListings(db, guideId);
  if (found === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, found.authorId);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const { listing, withdrawnPlaces } = found;
  const comments = await findWithdrawalComments(db, guideId);
  return ok({
    g_id: guideId,
    withdrawn:
      listing.state === 'live' ? null : { by: listing.by, comment: comments.get(null) ?? null },
    places: withdrawnPlaces.map(({ id, listing: { by } }) => ({
      p_id: id,
      by,
      comment: comments.get(id) ?? null,
    })),
  });
}

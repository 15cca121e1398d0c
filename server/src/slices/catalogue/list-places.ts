import type { PlaceList } from '@laneway/contract/catalogue';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { insideRefusal } from '@laneway/domain/purchase/entitlement';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessTo, presentPlace } from './present.ts';
import { findAccessAndPlaces } from './store.ts';

/** The places of a guide, for those with access to its content. */
export async function listPlaces(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<Result<PlaceList, Refusal>> {
  const found = await findAccessAndPlaces(db, viewer, guideId);
  if (found === null) return fail(GUIDE_NOT_FOUND);
  const refused = insideRefusal(accessTo(found.guide, viewer));
  if (refused !== null) return fail(refused);
  return ok({ places: found.places.map(presentPlace) });
}

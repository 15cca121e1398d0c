import type { PlaceList } from '@laneway/contract/catalogue';
import { contentTexts } from '@laneway/domain/content-texts';
import { insideRefusal } from '@laneway/domain/purchase/entitlement';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessTo, presentPlace } from './present.ts';
import { findAccessAndPlaces } from './store.ts';

const GUIDE_NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);

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

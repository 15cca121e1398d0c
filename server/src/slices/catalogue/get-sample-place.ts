import type { PublishedPlace } from '@laneway/contract/catalogue';
import { PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { teaserRefusal } from '@laneway/domain/purchase/entitlement';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessTo, presentPlace } from './present.ts';
import { findSamplePlace } from './store.ts';

/** The sample of a guide, whole, for everyone who sees the guide at all. */
export async function getSamplePlace(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<Result<PublishedPlace, Refusal>> {
  const row = await findSamplePlace(db, viewer?.id ?? null, guideId);
  if (row === null || teaserRefusal(accessTo(row, viewer)) !== null) return fail(PLACE_NOT_FOUND);
  return ok(presentPlace(row, row.place_order));
}

import type { PublishedGuide } from '@laneway/contract/catalogue';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { teaserRefusal } from '@laneway/domain/purchase/entitlement';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessTo, presentGuide } from './present.ts';
import { findGuide } from './store.ts';

/** A guide: its full content for those entitled, a teaser for others; strangers don't see a withdrawn one. */
export async function getGuide(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<Result<PublishedGuide, Refusal>> {
  const row = await findGuide(db, viewer?.id ?? null, guideId);
  if (row === null) return fail(GUIDE_NOT_FOUND);
  const refused = teaserRefusal(accessTo(row, viewer));
  if (refused !== null) return fail(refused);
  return ok(presentGuide(row, viewer));
}

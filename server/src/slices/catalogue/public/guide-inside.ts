import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import { contentTexts } from '@laneway/domain/content-texts';
import { insideRefusal } from '@laneway/domain/purchase/entitlement';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../../platform/database/database.ts';
import { accessTo, presentGuide, presentPlace } from '../present.ts';
import { findAccessAndPlaces, findGuide } from '../store.ts';

export const GUIDE_NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);

export type GuideInside = {
  readonly guide: PublishedGuide;
  readonly places: readonly PublishedPlace[];
};

/** A guide with its live places as its owners see it, for people with access to its content. */
export async function findGuideInside(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<Result<GuideInside, Refusal>> {
  const row = await findGuide(db, viewer?.id ?? null, guideId);
  const found = await findAccessAndPlaces(db, viewer, guideId);
  if (row === null || found === null) return fail(GUIDE_NOT_FOUND);
  const refused = insideRefusal(accessTo(row, viewer));
  if (refused !== null) return fail(refused);
  const live = found.places.filter(({ place_listing }) => place_listing === 'live');
  return ok({ guide: presentGuide(row, viewer), places: live.map(presentPlace) });
}

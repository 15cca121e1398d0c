import type { GuideOfPlace } from '@laneway/contract/catalogue';
import { contentTexts } from '@laneway/domain/content-texts';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessTo } from './present.ts';
import { findGuideOfPlace } from './store.ts';

const PLACE_NOT_FOUND = refusal('not_found', contentTexts.placeNotFound);

/** The guide of a live place, even one that needs to be bought; strangers don't see a withdrawn one. */
export async function getGuideOfPlace(
  db: Queryable,
  viewer: Actor | null,
  placeId: number,
): Promise<Result<GuideOfPlace, Refusal>> {
  const row = await findGuideOfPlace(db, viewer?.id ?? null, placeId);
  if (row === null || accessTo(row, viewer).because === 'withdrawn') return fail(PLACE_NOT_FOUND);
  return ok({ g_id: row.guide_id });
}

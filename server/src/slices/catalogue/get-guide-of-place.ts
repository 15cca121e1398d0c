import type { GuideOfPlace } from '@laneway/contract/catalogue';
import { PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessTo } from './present.ts';
import { findGuideOfPlace } from './store.ts';

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

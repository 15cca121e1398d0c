import { type ExportedGuide, exportGuide } from '@laneway/domain/export/exported-guide';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { exportRefusal } from '@laneway/domain/purchase/export-access';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { accessRequest } from './present.ts';
import { guideContentOf, placeContentOf } from './public/content-columns.ts';
import { findAccessAndPlaces, findGuide } from './store.ts';

/** The geography of a published guide, for people who may export it. */
export async function exportPublishedGuide(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<Result<ExportedGuide, Refusal>> {
  const row = await findGuide(db, viewer?.id ?? null, guideId);
  if (row === null) return fail(GUIDE_NOT_FOUND);
  const refused = exportRefusal(accessRequest(row, viewer));
  if (refused !== null) return fail(refused);
  const { places } = (await findAccessAndPlaces(db, viewer, guideId)) ?? { places: [] };
  return ok(exportGuide(guideContentOf(row), places.map(placeContentOf)));
}

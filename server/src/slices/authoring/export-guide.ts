import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { type ExportedGuide, exportGuide } from '@laneway/domain/export/exported-guide';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { guideContentOf, placeContentOf } from '../catalogue/public/content-columns.ts';
import { findPendingGuide } from './guide-store.ts';
import { findPendingPlaces } from './place-store.ts';

/** The geography of a pending guide, for its author or an admin, whatever its status. */
export async function exportPendingGuide(
  db: Queryable,
  viewer: Actor,
  id: number,
): Promise<Result<ExportedGuide, Refusal>> {
  const row = await findPendingGuide(db, id);
  if (row === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, row.author_id);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const places = await findPendingPlaces(db, id);
  return ok(
    exportGuide(
      guideContentOf(row),
      places.map((place) => ({ ...placeContentOf(place), nameNumber: place.name_number })),
    ),
  );
}

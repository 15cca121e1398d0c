import type { PendingGuide } from '@laneway/contract/authoring';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { sumMediaSizes } from '../media/public.ts';
import { findPendingGuide } from './guide-store.ts';
import { findPendingPlaces } from './place-store.ts';
import { presentPendingGuide } from './present.ts';
import type { PendingGuideRow, PendingPlaceRow } from './rows.ts';

/** A pending guide for its author or an admin, whatever its status. */
export async function getGuide(
  db: Queryable,
  viewer: Actor,
  id: number,
  { withPlaces }: { readonly withPlaces: boolean },
): Promise<Result<PendingGuide, Refusal>> {
  const row = await findPendingGuide(db, id);
  if (row === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, row.author_id);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const places = await findPendingPlaces(db, id);
  return ok({
    ...presentPendingGuide(row, viewer, withPlaces ? places : undefined),
    pg_size_bytes: await sumMediaSizes(db, [row, ...places].flatMap(mediaOf)),
  });
}

/** The media that count towards the size of a guide when it is published. */
function mediaOf(row: PendingGuideRow | PendingPlaceRow): readonly (string | null)[] {
  return [
    row.image_uri,
    row.audio_uri,
    row.audio_captions_uri,
    row.video_uri,
    row.video_captions_uri,
  ];
}

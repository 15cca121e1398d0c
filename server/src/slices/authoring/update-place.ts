import type { PendingPlace, UpdatePendingPlaceBody } from '@laneway/contract/authoring';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { changedInPlace } from '@laneway/domain/review/compare-fields';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { placeContentOf } from '../catalogue/public/content-columns.ts';
import { checkMedia, guidesOfMedia } from './check-media.ts';
import { limitGuideSize, touchPendingGuide } from './guide-store.ts';
import { notifyAuthorOfEdit, recordEdit } from './history.ts';
import { findPlaceInGuide, isStale, openPlaceForEdit, staleVersion } from './open-guide.ts';
import { updatePendingPlaceRow } from './place-store.ts';
import { presentPendingPlace } from './present.ts';
import { editPlace } from './read-body.ts';

/** Saves the body's fields of a place, in the caller's transaction. */
export async function updatePlace(
  tx: Transaction,
  actor: Actor,
  id: number,
  body: UpdatePendingPlaceBody,
  now: Date,
): Promise<Result<PendingPlace, Refusal>> {
  const opened = await openPlaceForEdit(tx, actor, id);
  if (!opened.ok) return opened;
  const { guide, place, order } = opened.value;
  if (isStale(body.pp_version, place.version)) {
    return fail(staleVersion(presentPendingPlace(place, guide, actor, order)));
  }
  const before = placeContentOf(place);
  const content = editPlace(before, body);
  if (!content.ok) return content;
  const owners = { authorId: guide.author_id, actor, guideIds: guidesOfMedia(guide) };
  const media = await checkMedia(tx, 'place', { before, after: content.value }, owners);
  if (!media.ok) return media;
  const updated = await limitGuideSize(tx, guide.id, () =>
    updatePendingPlaceRow(tx, id, content.value, now),
  );
  if (!updated.ok) return updated;
  await touchPendingGuide(tx, guide.id, now);
  const edit = { pendingGuideId: guide.id, actor, authorId: guide.author_id, now } as const;
  const details = { fields: changedInPlace(before, content.value) };
  await recordEdit(tx, { ...edit, pendingPlaceId: id, act: 'place_edited', details });
  await notifyAuthorOfEdit(tx, edit);
  const saved = await findPlaceInGuide(tx, guide.id, id);
  if (saved === null) throw new Error('a place of a locked guide is gone');
  return ok(presentPendingPlace(saved.place, guide, actor, order));
}

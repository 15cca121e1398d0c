import type { AddPendingPlaceBody, PendingPlace } from '@laneway/contract/authoring';
import { PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { checkMedia, guidesOfMedia } from './check-media.ts';
import { limitGuideSize, touchPendingGuide } from './guide-store.ts';
import { notifyAuthorOfEdit, recordEdit } from './history.ts';
import { findPlaceInGuide, openForEdit } from './open-guide.ts';
import { findPendingPlaces, insertPendingPlace, isPlaceOfGuide } from './place-store.ts';
import { presentPendingPlace } from './present.ts';
import { editPlace } from './read-body.ts';
import type { PendingGuideRow } from './rows.ts';

const ALREADY_THERE = refusal('conflict', 'This place is already in the draft.');

/** Adds a place to a draft, in the caller's transaction: a new one, or the next revision of a published one. */
export async function addPlace(
  tx: Transaction,
  actor: Actor,
  guideId: number,
  body: AddPendingPlaceBody,
  now: Date,
): Promise<Result<PendingPlace, Refusal>> {
  const opened = await openForEdit(tx, actor, guideId);
  if (!opened.ok) return opened;
  const guide = opened.value;
  const originalPlaceId = body.pp_original_p_id ?? null;
  const allowed = await checkOriginal(tx, guide, originalPlaceId);
  if (!allowed.ok) return allowed;
  const content = editPlace(EMPTY_PLACE, body);
  if (!content.ok) return content;
  const owners = { authorId: guide.author_id, actor, guideIds: guidesOfMedia(guide) };
  const media = await checkMedia(
    tx,
    'place',
    { before: EMPTY_PLACE, after: content.value },
    owners,
  );
  if (!media.ok) return media;

  const nameNumber = body.pp_name_number ?? null;
  const facts = { pendingGuideId: guideId, originalPlaceId, nameNumber, now };
  const inserted = await limitGuideSize(tx, guideId, () =>
    insertPendingPlace(tx, content.value, facts),
  );
  if (!inserted.ok) return inserted;
  const id = inserted.value;
  await touchPendingGuide(tx, guideId, now);
  const edit = { pendingGuideId: guideId, actor, authorId: guide.author_id, now } as const;
  await recordEdit(tx, { ...edit, pendingPlaceId: id, act: 'place_added' });
  await notifyAuthorOfEdit(tx, edit);
  const added = await findPlaceInGuide(tx, guideId, id);
  if (added === null) throw new Error('a place is gone that was just added');
  return ok(presentPendingPlace(added.place, guide, actor, added.order));
}

/** A published place can be in the draft of its own guide, once. */
async function checkOriginal(
  tx: Transaction,
  guide: PendingGuideRow,
  originalPlaceId: number | null,
): Promise<Result<null, Refusal>> {
  if (originalPlaceId === null) return ok(null);
  const places = await findPendingPlaces(tx, guide.id);
  if (places.some(({ original_place_id }) => original_place_id === originalPlaceId))
    return fail(ALREADY_THERE);
  const belongs =
    guide.original_guide_id !== null &&
    (await isPlaceOfGuide(tx, originalPlaceId, guide.original_guide_id));
  return belongs ? ok(null) : fail(PLACE_NOT_FOUND);
}

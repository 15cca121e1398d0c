import type { SavedTesterNote, SaveTesterNoteBody } from '@laneway/contract/testers';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { testerTexts } from '@laneway/domain/testers/messages';
import { visibleText } from '@laneway/domain/text/quoted-text';
import { findRevisionContent } from '../authoring/public/revision-content.ts';
import { deleteNote, putNote } from './note-store.ts';
import { openInvitation } from './open-invitation.ts';
import { presentNote } from './present.ts';
import type { TestersDeps } from './testers-deps.ts';

/** Saves a tester's note on the guide or on a place of it; an empty one deletes what was there. */
export async function saveNote(
  deps: TestersDeps,
  { token, pp_id: placeId, note: written }: SaveTesterNoteBody,
): Promise<Result<SavedTesterNote, Refusal>> {
  const { db, clock, limits } = deps;
  const allowed = await limits.take('tester_notes_of_link', token);
  if (!allowed.ok) return allowed;
  const invitation = await openInvitation(db, deps, token);
  if (!invitation.ok) return invitation;
  const { id, pending_guide_id: guideId } = invitation.value;
  if (placeId !== null) {
    const content = await findRevisionContent(db, guideId);
    const isPlace = content?.places.some((place) => place.id === placeId) === true;
    if (!isPlace) return fail(refusal('not_found', testerTexts.unknownPlace));
  }
  // Nothing hidden: it is read by the creator, beside other people's words.
  const note = visibleText(written).trim();
  if (note === '') {
    await deleteNote(db, id, placeId);
    return ok({ note: null });
  }
  return ok({ note: presentNote(await putNote(db, id, { placeId, note, now: clock() })) });
}

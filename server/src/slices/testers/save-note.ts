import type { SavedTesterNote, SaveTesterNoteBody } from '@laneway/contract/testers';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { testerTexts } from '@laneway/domain/testers/messages';
import { visibleText } from '@laneway/domain/text/quoted-text';
import { findRevisionContent } from '../authoring/public/revision-content.ts';
import { findRevisionAuthor } from '../authoring/public.ts';
import { addUnlessUnread } from '../notifications/public.ts';
import { deleteNote, putNote } from './note-store.ts';
import { presentNote } from './present.ts';
import type { TestersDeps } from './testers-deps.ts';
import { findValidInvitation } from './valid-invitations.ts';

/** Saves a tester's note on the guide or one of its places; an empty one deletes it. */
export async function saveNote(
  deps: TestersDeps,
  { token, pp_id: placeId, note: written }: SaveTesterNoteBody,
): Promise<Result<SavedTesterNote, Refusal>> {
  const { db, clock, limits } = deps;
  const allowed = await limits.take('tester_notes_of_link', token);
  if (!allowed.ok) return allowed;
  const invitation = await findValidInvitation(db, deps, token);
  if (!invitation.ok) return invitation;
  const { id, pending_guide_id: guideId, email } = invitation.value;
  const content = await findRevisionContent(db, guideId);
  const place = content?.places.find((one) => one.id === placeId);
  if (placeId !== null && place === undefined)
    return fail(refusal('not_found', testerTexts.unknownPlace));
  // Hidden characters are removed, because the creator reads it next to other people's notes.
  const note = visibleText(written).trim();
  if (note === '') {
    await deleteNote(db, id, placeId);
    return ok({ note: null });
  }
  return await db.transaction(async (tx) => {
    const saved = await putNote(tx, id, { placeId, note, now: clock() });
    const authorId = await findRevisionAuthor(tx, guideId);
    if (authorId !== null) {
      const { title } = content?.guide ?? { title: null };
      await addUnlessUnread(tx, {
        userId: authorId,
        kind: 'tester_note',
        title: title === null ? 'A tester left you a note' : `A tester left a note on “${title}”`,
        body: [place?.content.title, `${email}: ${note}`].filter(Boolean).join(' · '),
        pendingGuideId: guideId,
      });
    }
    return ok({ note: presentNote(saved) });
  });
}

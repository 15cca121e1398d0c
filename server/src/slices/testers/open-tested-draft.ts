import type { TestedDraft } from '@laneway/contract/testers';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { endedTexts } from '@laneway/domain/testers/messages';
import { presentRevision } from '../authoring/public/revision-content.ts';
import { findReadyMedia } from '../review/public.ts';
import { findNotesOfInvitation } from './note-store.ts';
import { presentNote, presentToTester } from './present.ts';
import { recordOpening } from './store.ts';
import type { TestersDeps } from './testers-deps.ts';
import { findValidInvitation } from './valid-invitations.ts';

/** This actor has no rights except those of the invitation. */
const TESTER: Actor = { id: 0, role: 'user' };

/** The current draft, and this tester's notes on it. */
export async function openTestedDraft(
  deps: TestersDeps,
  token: string,
): Promise<Result<TestedDraft, Refusal>> {
  const { db } = deps;
  const invitation = await findValidInvitation(db, deps, token);
  if (!invitation.ok) return invitation;
  const { id, pending_guide_id: guideId, expires_at } = invitation.value;
  const guide = await presentRevision(db, TESTER, guideId);
  // It was deleted meanwhile.
  if (guide === null) return fail(refusal('gone', endedTexts.ended));
  const ready = await findReadyMedia(db, deps, {
    id: guideId,
    authorId: guide.pg_author_id ?? TESTER.id,
    originalId: guide.original_g_id,
  });
  await recordOpening(db, id, deps.clock());
  return ok({
    guide: presentToTester(guide, ready),
    expires_at: expires_at.toISOString(),
    notes: (await findNotesOfInvitation(db, id)).map(presentNote),
  });
}

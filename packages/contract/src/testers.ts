import { TESTER_STATES } from '@laneway/domain/testers/invitations';
import { PendingGuide } from './authoring.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Count, Email, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

const noteFields = {
  /** The pending place that it is about; null for the guide itself. */
  pp_id: nullable(Id),
  note: text(LIMITS.testerNote),
};

const TesterNote = reply('TesterNote', { ...noteFields, updated_at: Timestamp });
export type TesterNote = Static<typeof TesterNote>;

/** At most one note for the guide and one for each place, including places that were deleted since. */
const TesterNotes = Type.Array(TesterNote, { maxItems: LIMITS.publishedPlaces });

const Tester = reply('Tester', {
  tester_id: Id,
  email: Email,
  state: oneOf(TESTER_STATES),
  invited_at: Timestamp,
  expires_at: Timestamp,
  /** Null until they have opened their link. */
  last_opened_at: nullable(Timestamp),
  /** The number of emails that they can still be sent. */
  emails_left: Count,
  notes: TesterNotes,
});
export type Tester = Static<typeof Tester>;

/** The list includes recently removed testers, because their notes are still useful. */
export const TesterList = reply('TesterList', {
  testers: Type.Array(Tester, { maxItems: 1_000 }),
});
export type TesterList = Static<typeof TesterList>;

export const InviteTestersBody = request('InviteTestersBody', {
  emails: Type.Array(text(LIMITS.email), { minItems: 1, maxItems: LIMITS.testers }),
});
export type InviteTestersBody = Static<typeof InviteTestersBody>;

const Token = text(LIMITS.token);

export const OpenTestedDraftBody = request('OpenTestedDraftBody', { token: Token });
export type OpenTestedDraftBody = Static<typeof OpenTestedDraftBody>;

export const TestedDraft = reply('TestedDraft', {
  /** The guide with its places, without files that aren't ready. */
  guide: PendingGuide,
  expires_at: Timestamp,
  notes: TesterNotes,
});
export type TestedDraft = Static<typeof TestedDraft>;

export const SaveTesterNoteBody = request('SaveTesterNoteBody', {
  token: Token,
  ...noteFields,
});
export type SaveTesterNoteBody = Static<typeof SaveTesterNoteBody>;

/** The note as it is now; null when an empty one was sent, which deletes it. */
export const SavedTesterNote = reply('SavedTesterNote', { note: nullable(TesterNote) });
export type SavedTesterNote = Static<typeof SavedTesterNote>;

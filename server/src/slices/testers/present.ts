import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import type { Tester, TesterNote } from '@laneway/contract/testers';
import { NOT_YET_PROVIDED } from '@laneway/domain/guides/placeholder';
import { parseMediaUri } from '@laneway/domain/media/media-uri';
import { testerState } from '@laneway/domain/testers/invitations';
import { MAX_INVITATION_EMAILS } from '@laneway/domain/testers/limits';
import type { NoteRow } from './note-store.ts';
import type { InvitationRow } from './store.ts';

export function presentNote({ pending_place_id, note, updated_at }: NoteRow): TesterNote {
  return { pp_id: pending_place_id, note, updated_at: updated_at.toISOString() };
}

export function presentTester(row: InvitationRow, notes: readonly NoteRow[], now: Date): Tester {
  const state = testerState(
    { revokedAt: row.revoked_at?.getTime() ?? null, expiresAt: row.expires_at.getTime() },
    now.getTime(),
  );
  return {
    tester_id: row.id,
    email: row.email,
    state,
    invited_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
    emails_left: Math.max(0, MAX_INVITATION_EMAILS - row.email_count),
    notes: notes.filter(({ invitation_id }) => invitation_id === row.id).map(presentNote),
  };
}

/** A draft as a tester gets it: without its review, withdrawn places and files that aren't ready. */
export function presentToTester(
  guide: PendingGuide,
  ready: ReadonlyMap<string, { readonly size_bytes: number }>,
): PendingGuide {
  const isShown = (uri: string) => {
    const parsed = parseMediaUri(uri);
    return parsed.ok && (parsed.value.kind === 'web' || ready.has(uri));
  };
  const medium = (uri: string) => (isShown(uri) ? uri : NOT_YET_PROVIDED);
  const captions = (uri: string | null) => (uri !== null && isShown(uri) ? uri : null);
  const place = (row: PendingPlace): PendingPlace => ({
    ...row,
    pp_image: medium(row.pp_image),
    pp_audio: medium(row.pp_audio),
    pp_audio_captions: captions(row.pp_audio_captions),
    pp_video: medium(row.pp_video),
    pp_video_captions: captions(row.pp_video_captions),
    admin_comment: null,
    changed_since_comment: false,
  });
  return {
    ...guide,
    pg_image: medium(guide.pg_image),
    pg_audio: medium(guide.pg_audio),
    pg_audio_captions: captions(guide.pg_audio_captions),
    pg_video: medium(guide.pg_video),
    pg_video_captions: captions(guide.pg_video_captions),
    pg_author_id: null,
    admin_comment: null,
    changed_since_comment: false,
    pg_transfer: null,
    pg_size_bytes: [...ready.values()].reduce((sum, { size_bytes }) => sum + size_bytes, 0),
    pending_places: (guide.pending_places ?? [])
      .filter(({ pp_pending_status }) => pp_pending_status !== 'withdrawn')
      .map(place),
  };
}

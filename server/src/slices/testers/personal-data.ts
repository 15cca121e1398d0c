import { textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** The testers' notes are deleted too. */
const FORGET_OWN_DRAFTS = statement<never>(
  'testers.forget_own_drafts',
  `DELETE FROM tester_invitations WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1)`,
);
/** Only with an email proven to be theirs, because anyone can open an account with any email. */
const FORGET_AS_TESTER = statement<never>(
  'testers.forget_as_tester',
  `DELETE FROM tester_invitations t USING users u
    WHERE u.id = $1 AND u.email_verified_at IS NOT NULL AND t.email = u.email`,
);
/** A draft has one open invitation per email, so one that the new email has already stays with the old one. */
const MOVE = statement<never>(
  'testers.move_person',
  `UPDATE tester_invitations t SET email = $2
    WHERE email = $1 AND NOT EXISTS (SELECT FROM tester_invitations other WHERE other.email = $2
                                        AND other.pending_guide_id = t.pending_guide_id AND other.revoked_at IS NULL)`,
);
const EXPORT = statement<{
  readonly guide_title: string | null;
  readonly is_about_place: boolean;
  readonly place_title: string | null;
  readonly note: string;
  readonly updated_at: Date;
}>(
  'testers.export_person',
  `SELECT g.title AS guide_title, p.id IS NOT NULL AS is_about_place, p.title AS place_title, n.note, n.updated_at
     FROM users u JOIN tester_invitations t ON t.email = u.email
     JOIN tester_notes n ON n.invitation_id = t.id
     JOIN pending_guides g ON g.id = t.pending_guide_id
     LEFT JOIN pending_places p ON p.id = n.pending_place_id
    WHERE u.id = $1 AND u.email_verified_at IS NOT NULL ORDER BY n.id`,
);

export const testersPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    await tx.query(FORGET_OWN_DRAFTS, [userId]);
    await tx.query(FORGET_AS_TESTER, [userId]);
  },
  onEmailChanged: async (tx, { from, to, wasProven }) => {
    if (wasProven) await tx.query(MOVE, [from, to]);
  },
  export: async (db, userId) => ({
    tester_notes: (await db.query(EXPORT, [userId])).map((row) => ({
      pg_title: textOrPlaceholder(row.guide_title),
      pp_title: row.is_about_place ? textOrPlaceholder(row.place_title) : null,
      note: row.note,
      updated_at: row.updated_at.toISOString(),
    })),
  }),
};

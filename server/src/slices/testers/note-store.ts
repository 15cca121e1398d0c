import { type Queryable, statement } from '../../platform/database/database.ts';

export type NoteRow = {
  readonly invitation_id: number;
  readonly pending_place_id: number | null;
  readonly note: string;
  readonly updated_at: Date;
};

const COLUMNS = 'n.invitation_id, n.pending_place_id, n.note, n.updated_at';

const OF_GUIDE = statement<NoteRow>(
  'testers.notes_of_guide',
  `SELECT ${COLUMNS} FROM tester_notes n JOIN tester_invitations t ON t.id = n.invitation_id
    WHERE t.pending_guide_id = $1 ORDER BY n.id`,
);
const OF_INVITATION = statement<NoteRow>(
  'testers.notes_of_invitation',
  `SELECT ${COLUMNS} FROM tester_notes n WHERE n.invitation_id = $1 ORDER BY n.id`,
);
const SAVE = statement<NoteRow>(
  'testers.save_note',
  `INSERT INTO tester_notes AS n (invitation_id, pending_place_id, note, updated_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (invitation_id, coalesce(pending_place_id, 0)) DO UPDATE SET note = $3, updated_at = $4
   RETURNING ${COLUMNS}`,
);
const DELETE = statement<never>(
  'testers.delete_note',
  'DELETE FROM tester_notes WHERE invitation_id = $1 AND coalesce(pending_place_id, 0) = coalesce($2::integer, 0)',
);

export function findNotesOfGuide(db: Queryable, guideId: number): Promise<NoteRow[]> {
  return db.query(OF_GUIDE, [guideId]);
}

export function findNotesOfInvitation(db: Queryable, id: number): Promise<NoteRow[]> {
  return db.query(OF_INVITATION, [id]);
}

export async function putNote(
  db: Queryable,
  invitationId: number,
  { placeId, note, now }: { placeId: number | null; note: string; now: Date },
): Promise<NoteRow> {
  const [row] = await db.query(SAVE, [invitationId, placeId, note, now]);
  if (row === undefined) throw new Error('a note was not stored');
  return row;
}

export async function deleteNote(
  db: Queryable,
  invitationId: number,
  placeId: number | null,
): Promise<void> {
  await db.query(DELETE, [invitationId, placeId]);
}

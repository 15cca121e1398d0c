import { type Queryable, statement } from '../../platform/database/database.ts';

export type Commented = 'guide' | 'place';

export type CommentRow = {
  readonly pending_guide_id: number;
  readonly author_id: number;
  readonly title: string | null;
  readonly admin_comment: string | null;
  readonly comment_updated_at: Date | null;
};

const SOURCES: Readonly<Record<Commented, string>> = {
  guide: `SELECT g.id AS pending_guide_id, g.author_id, g.title, g.admin_comment, g.comment_updated_at
     FROM pending_guides g WHERE g.id = $1 AND g.deleted_at IS NULL`,
  place: `SELECT p.pending_guide_id, g.author_id, p.title, p.admin_comment, p.comment_updated_at
     FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
    WHERE p.id = $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL`,
};
/** The lock is on the guide, as for every change to a guide or its places. */
const LOCKED = ' FOR UPDATE OF g';

const FIND = {
  guide: statement<CommentRow>('review.guide_comment', SOURCES.guide),
  place: statement<CommentRow>('review.place_comment', SOURCES.place),
};
const LOCK = {
  guide: statement<CommentRow>('review.lock_guide_comment', SOURCES.guide + LOCKED),
  place: statement<CommentRow>('review.lock_place_comment', SOURCES.place + LOCKED),
};

type Saved = Pick<CommentRow, 'admin_comment' | 'comment_updated_at'>;
const ASSIGNMENTS = `SET admin_comment = $2, comment_updated_at = $3, comment_version = version
    WHERE id = $1 RETURNING admin_comment, comment_updated_at`;
const SAVE = {
  guide: statement<Saved>('review.save_guide_comment', `UPDATE pending_guides ${ASSIGNMENTS}`),
  place: statement<Saved>('review.save_place_comment', `UPDATE pending_places ${ASSIGNMENTS}`),
};

/** Null when there is no such guide or place. */
export async function findComment(
  db: Queryable,
  commented: Commented,
  id: number,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<CommentRow | null> {
  const [row] = await db.query((lock ? LOCK : FIND)[commented], [id]);
  return row ?? null;
}

/** Stored with the version that it is about, so that later changes to the content are visible. */
export async function saveComment(
  tx: Queryable,
  commented: Commented,
  id: number,
  comment: string | null,
  now: Date,
): Promise<Saved> {
  const [row] = await tx.query(SAVE[commented], [id, comment, now]);
  if (row === undefined) throw new Error('what was commented on is gone');
  return row;
}

type NoteRow = {
  readonly pending_place_id: number | null;
  readonly admin_comment: string;
  readonly comment_updated_at: Date | null;
  readonly has_changed: boolean;
};
const NOTES = statement<NoteRow>(
  'review.notes',
  `SELECT NULL::integer AS pending_place_id, admin_comment, comment_updated_at,
          coalesce(version > comment_version, false) AS has_changed
     FROM pending_guides WHERE id = $1 AND admin_comment IS NOT NULL
   UNION ALL
   SELECT id, admin_comment, comment_updated_at, coalesce(version > comment_version, false)
     FROM pending_places WHERE pending_guide_id = $1 AND deleted_at IS NULL AND admin_comment IS NOT NULL
    ORDER BY pending_place_id NULLS FIRST`,
);

/** The comments on a guide and on its places, the guide's first. */
export function findNotes(db: Queryable, guideId: number): Promise<NoteRow[]> {
  return db.query(NOTES, [guideId]);
}

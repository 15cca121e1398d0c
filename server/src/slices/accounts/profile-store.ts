import { type Queryable, statement } from '../../platform/database/database.ts';

export type ProfileRow = {
  readonly name: string;
  readonly bio: string | null;
  readonly has_page: boolean;
};

const COLUMNS = `name, bio,
    EXISTS (SELECT FROM guides g WHERE g.author_id = users.id AND g.listing = 'live') AS has_page`;

const FIND = statement<ProfileRow>(
  'accounts.profile',
  `SELECT ${COLUMNS} FROM users WHERE id = $1 AND deleted_at IS NULL`,
);
const SAVE_BIO = statement<ProfileRow>(
  'accounts.save_bio',
  `UPDATE users SET bio = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
);

export async function findProfile(db: Queryable, userId: number): Promise<ProfileRow | null> {
  const [row] = await db.query(FIND, [userId]);
  return row ?? null;
}

/** Null when the account is gone. */
export async function saveBio(
  db: Queryable,
  userId: number,
  bio: string | null,
): Promise<ProfileRow | null> {
  const [row] = await db.query(SAVE_BIO, [userId, bio]);
  return row ?? null;
}

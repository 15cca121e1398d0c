import { type Queryable, statement } from '../../platform/database/database.ts';

export type ProfileRow = {
  readonly id: number;
  readonly name: string;
  readonly bio: string | null;
  readonly links: readonly string[];
  /** Null without a portrait. */
  readonly portrait_version: string | null;
  readonly has_page: boolean;
};

const COLUMNS = `id, name, bio, links, portrait_version,
    EXISTS (SELECT FROM guides g WHERE g.author_id = users.id AND g.listing = 'live') AS has_page`;

const FIND = statement<ProfileRow>(
  'accounts.profile',
  `SELECT ${COLUMNS} FROM users WHERE id = $1 AND deleted_at IS NULL`,
);
/** The links stay if the request has none. */
const SAVE = statement<ProfileRow>(
  'accounts.save_profile',
  `UPDATE users SET bio = $2, links = coalesce($3, links) WHERE id = $1 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
);

export async function findProfile(db: Queryable, userId: number): Promise<ProfileRow | null> {
  const [row] = await db.query(FIND, [userId]);
  return row ?? null;
}

/** Null when the account is gone. */
export async function updateProfile(
  db: Queryable,
  userId: number,
  { bio, links }: { readonly bio: string | null; readonly links: readonly string[] | null },
): Promise<ProfileRow | null> {
  const [row] = await db.query(SAVE, [userId, bio, links]);
  return row ?? null;
}

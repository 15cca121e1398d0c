import type { GuideOfUserPage } from '@laneway/contract/managed-users';
import { decimalFromCents } from '@laneway/domain/money';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';

const DEFAULT_PAGE_SIZE = 20;

type GuideOfUserRow = {
  readonly id: number;
  readonly title: string;
  readonly price_cents: number;
  readonly is_author: boolean;
  readonly is_owner: boolean;
  readonly is_live: boolean;
};
/** Two lists of ids, each from an index, and then their guides. */
const PAGE = statement<GuideOfUserRow>(
  'catalogue.guides_of_user',
  `SELECT g.id, g.title, g.price_cents, g.author_id = $1 AS is_author, e.guide_id IS NOT NULL AS is_owner,
          g.listing = 'live' AS is_live
     FROM (SELECT id FROM guides WHERE author_id = $1
           UNION SELECT guide_id FROM entitlements WHERE user_id = $1) of_user
     JOIN guides g USING (id)
     LEFT JOIN entitlements e ON e.guide_id = g.id AND e.user_id = $1
    WHERE $2::integer IS NULL OR g.id < $2
    ORDER BY g.id DESC LIMIT $3`,
);

/** The published guides that someone made or owns, for admins, newest first. */
export async function listGuidesOfUser(
  db: Queryable,
  userId: number,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<GuideOfUserPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await db.query(PAGE, [userId, before.value?.id ?? null, limit + 1]);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  const items = rows.map((row) => ({
    g_id: row.id,
    g_title: row.title,
    g_price: decimalFromCents(row.price_cents),
    is_author: row.is_author,
    is_owner: row.is_owner,
    is_live: row.is_live,
  }));
  return ok({ items, next_cursor: nextCursor });
}

import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { pageCursor } from './cursor.ts';
import type { GuidePage } from './list-guides.ts';
import { presentListedGuide } from './present.ts';
import { findOwnedPage } from './store.ts';

/** People expect to see everything they own at once, so a page is as large as a list may be. */
const DEFAULT_PAGE_SIZE = 100;

export async function listOwnedGuides(
  db: Queryable,
  viewer: Actor,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<GuidePage, Refusal>> {
  const start = pageCursor.read(query.cursor);
  if (!start.ok) return start;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findOwnedPage(db, viewer.id, { after: start.value, limit: limit + 1 });
  const { rows, nextCursor } = pageCursor.cutPage(found, limit, ({ granted_at, id }) => ({
    at: granted_at,
    id,
  }));
  return ok({ items: rows.map((row) => presentListedGuide(row, viewer)), nextCursor });
}

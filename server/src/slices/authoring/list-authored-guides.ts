import type { ListAuthoredGuidesQuery, PendingGuide } from '@laneway/contract/authoring';
import { authoredGuidesScope } from '@laneway/domain/access';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, flagPart, idPart, momentPart } from '../../platform/http/cursor.ts';
import type { ListPage } from '../../platform/http/list-pages.ts';
import { findOpenDraft, findPendingGuides, type ListStart } from './guide-store.ts';
import { presentListedPendingGuide } from './present.ts';

const DEFAULT_PAGE_SIZE = 100;

const listCursor = createCursor<ListStart>({ draft: flagPart, at: momentPart, id: idPart });

/** A creator's pending guides, everyone's for an admin: drafts first, then the last modified first. */
export async function listAuthoredGuides(
  db: Queryable,
  viewer: Actor,
  query: ListAuthoredGuidesQuery,
): Promise<Result<ListPage<PendingGuide>, Refusal>> {
  const authorId = authorInScope(viewer);
  if (query.original_g_id !== undefined) {
    const draft = await findOpenDraft(db, query.original_g_id);
    const isListed = draft !== null && (authorId === null || draft.author_id === authorId);
    return ok({
      items: isListed ? [presentListedPendingGuide(draft, viewer)] : [],
      nextCursor: null,
    });
  }
  const after = listCursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findPendingGuides(db, authorId, { after: after.value, limit: limit + 1 });
  const { rows, nextCursor } = listCursor.cutPage(found, limit, ({ status, updated_at, id }) => ({
    draft: status === 'draft' ? 1 : 0,
    at: updated_at,
    id,
  }));
  return ok({ items: rows.map((row) => presentListedPendingGuide(row, viewer)), nextCursor });
}

/** Null for everyone's. */
function authorInScope(viewer: Actor): number | null {
  const scope = authoredGuidesScope(viewer);
  return scope.scope === 'all' ? null : scope.authorId;
}

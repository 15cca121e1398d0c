import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database.ts';
import { printCursor } from './cursor.ts';
import { type GuidePage, readPageStart } from './list-guides.ts';
import { presentGuide } from './present.ts';
import { findOwnedPage } from './store.ts';

/** A person expects to see all they own at once, so a page is as large as a list may be. */
const DEFAULT_PAGE_SIZE = 100;

export async function listOwnedGuides(
  db: Queryable,
  viewer: Actor,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<GuidePage, Refusal>> {
  const start = readPageStart(query.cursor);
  if (!start.ok) return start;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const rows = await findOwnedPage(db, viewer.id, { after: start.value, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return ok({
    guides: rows.slice(0, limit).map((row) => presentGuide(row, viewer)),
    nextCursor: last === undefined ? null : printCursor({ at: last.granted_at, id: last.id }),
  });
}

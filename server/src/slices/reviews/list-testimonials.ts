import type { TestimonialPage } from '@laneway/contract/reviews';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { findTestimonials } from './list-store.ts';
import { presentTestimonial } from './present.ts';

const DEFAULT_PAGE_SIZE = 12;

/** Good reviews of guides on sale, newest first. */
export async function listTestimonials(
  db: Queryable,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<TestimonialPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findTestimonials(db, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({
    items: rows.map(presentTestimonial),
    next_cursor: nextCursor,
  });
}

import type { QueryOf } from '@laneway/contract/call-types';
import type { Creator } from '@laneway/contract/catalogue';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { findCreator, findGuidesOfCreator } from './creator-store.ts';
import { pageCursor } from './cursor.ts';
import { DEFAULT_PAGE_SIZE } from './list-guides.ts';
import { presentListedGuide } from './present.ts';

const NOT_FOUND = refusal('not_found', 'Creator not found');

/** A creator and a page of their live guides; people without live guides have no page. */
export async function getCreator(
  db: Queryable,
  viewer: Actor | null,
  creatorId: number,
  query: QueryOf<'getCreator'>,
): Promise<Result<Creator, Refusal>> {
  const start = pageCursor.read(query.cursor);
  if (!start.ok) return start;
  const creator = await findCreator(db, creatorId);
  if (creator === null) return fail(NOT_FOUND);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { after: start.value, limit: limit + 1 };
  const found = await findGuidesOfCreator(db, viewer?.id ?? null, creatorId, page);
  const { rows, nextCursor } = pageCursor.cutPage(found, limit, ({ published_ms, id }) => ({
    at: new Date(published_ms),
    id,
  }));
  return ok({
    u_id: creator.id,
    u_name: creator.name,
    u_bio: creator.bio,
    guide_count: creator.guide_count,
    items: rows.map((row) => presentListedGuide(row, viewer)),
    next_cursor: nextCursor,
  });
}

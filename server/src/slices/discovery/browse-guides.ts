import type { BrowsedGuides, BrowseQuery } from '@laneway/contract/discovery';
import { type BrowseOrder, MAX_COUNTED, needsPosition } from '@laneway/domain/discovery/browsing';
import type { Point } from '@laneway/domain/geo/point';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, idPart, momentPart } from '../../platform/http/cursor.ts';
import { findListedGuides } from '../catalogue/public/found-guides.ts';
import {
  BAD_POSITION,
  type GuideFilters,
  readFilters,
  readPosition,
} from '../catalogue/public/guide-filters.ts';
import { type BrowsedRow, countMatches, findMatches, type Start } from './browse-store.ts';

export type Browsing = {
  readonly order: BrowseOrder;
  /** Only what is near enough and short enough to walk now. */
  readonly isToWalkNow: boolean;
  readonly near: Point | null;
  readonly filters: GuideFilters;
  readonly start: Start | null;
  readonly limit: number;
};

const DEFAULT_PAGE_SIZE = 20;

const publishedCursor = createCursor<{ at: Date; id: number }>({ at: momentPart, id: idPart });
const scoreCursor = createCursor<{ score: number; id: number }>({ score: idPart, id: idPart });
/** The offset in the list: distances change with each step, so no guide can mark the end of a page. */
const countCursor = createCursor<{ after: number }>({ after: idPart });

export function readBrowsing(query: BrowseQuery): Result<Browsing, Refusal> {
  const order = query.order ?? 'newest';
  const isToWalkNow = query.walk_now === true;
  const near = readPosition(query.near);
  if (!near.ok) return near;
  if (needsPosition(query) && near.value === null) return fail(BAD_POSITION);
  const start = readStart(pagingOf({ order, isToWalkNow }), query.cursor);
  if (!start.ok) return start;
  return ok({
    order,
    isToWalkNow,
    near: near.value,
    filters: readFilters(query),
    start: start.value,
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
  });
}

/** A page of the matching guides, as this person may see them, and the total. */
export async function browseGuides(
  db: Queryable,
  viewer: Actor | null,
  browsing: Browsing,
): Promise<BrowsedGuides> {
  // One more than requested tells whether there is a next page.
  const matches = await findMatches(db, { ...browsing, limit: browsing.limit + 1 });
  const { rows, nextCursor } = cutPage(browsing, matches);
  const found = await findListedGuides(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.flatMap(({ id }) => found.get(id) ?? []),
    total: await countMatches(db, browsing),
    next_cursor: nextCursor,
  };
}

/** How a list continues on its next page: after a guide, or after a number of guides. */
function pagingOf({
  order,
  isToWalkNow,
}: Pick<Browsing, 'order' | 'isToWalkNow'>): 'newest' | 'rating' | 'count' {
  return isToWalkNow || order === 'near' ? 'count' : order;
}

function readStart(
  paging: ReturnType<typeof pagingOf>,
  cursor: string | undefined,
): Result<Start | null, Refusal> {
  switch (paging) {
    case 'newest':
      return publishedCursor.read(cursor);
    case 'rating':
      return scoreCursor.read(cursor);
    case 'count':
      return countCursor.read(cursor);
  }
}

function cutPage({ start, limit, ...browsing }: Browsing, rows: readonly BrowsedRow[]) {
  switch (pagingOf(browsing)) {
    case 'newest':
      return publishedCursor.cutPage(rows, limit, ({ published_ms, id }) => ({
        at: new Date(published_ms),
        id,
      }));
    case 'rating':
      return scoreCursor.cutPage(rows, limit, ({ rating_score, id }) => ({
        score: rating_score,
        id,
      }));
    case 'count': {
      const before = start !== null && 'after' in start ? start.after : 0;
      const page = countCursor.cutPage(rows, limit, () => ({ after: before + limit }));
      // Nobody looks through more than this, and the offset costs more with every page.
      return before + limit < MAX_COUNTED ? page : { ...page, nextCursor: null };
    }
  }
}

import type {
  ListReviewsToModerateQuery,
  ModeratedReview,
  ModeratedReviewPage,
} from '@laneway/contract/reviews';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { ModerationFilter, ReviewState } from '@laneway/domain/reviews/moderation';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, flagPart, idPart } from '../../platform/http/cursor.ts';
import { findModerated, findToModerate, type ModerationStart } from './list-store.ts';
import { presentModerated } from './present.ts';
import { countOpenReports } from './report-store.ts';

const DEFAULT_PAGE_SIZE = 20;

const listCursor = createCursor<ModerationStart>({ open: flagPart, id: idPart });

type Filter = { readonly isOpen: boolean | null; readonly state: ReviewState | null };

const FILTERS: Readonly<Record<ModerationFilter | 'all', Filter>> = {
  open: { isOpen: true, state: null },
  shown: { isOpen: null, state: 'shown' },
  hidden: { isOpen: null, state: 'hidden' },
  all: { isOpen: null, state: null },
};

/** Reviews for admins: those to decide on first, then the newest. */
export async function listReviewsToModerate(
  db: Queryable,
  query: ListReviewsToModerateQuery,
): Promise<Result<ModeratedReviewPage, Refusal>> {
  const after = listCursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const filter = FILTERS[query.filter ?? 'all'];
  const found = await findToModerate(db, { ...filter, after: after.value, limit: limit + 1 });
  const { rows, nextCursor } = listCursor.cutPage(found, limit, ({ is_open, id }) => ({
    open: is_open ? 1 : 0,
    id,
  }));
  const ids = rows.map(({ id }) => id);
  const reports = await countOpenReports(db, ids);
  return ok({
    items: rows.map((row) => presentModerated(row, reports)),
    next_cursor: nextCursor,
  });
}

/** Throws if the review doesn't exist. */
export async function getModeratedReview(db: Queryable, id: number): Promise<ModeratedReview> {
  const row = await findModerated(db, id);
  if (row === null) throw new Error('a review disappeared while its guide was locked');
  return presentModerated(row, await countOpenReports(db, [id]));
}

import type { ListPlaceReportsQuery, PlaceReportPage } from '@laneway/contract/place-reports';
import { type Answerer, longOpenBefore } from '@laneway/domain/place-reports/report-states';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, flagPart, idPart } from '../../platform/http/cursor.ts';
import { countOpenReports, findReports, type ListStart } from './list-store.ts';
import { presentReport } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;

const listCursor = createCursor<ListStart>({ open: flagPart, id: idPart });

type Filter = { readonly isOpen: boolean | null; readonly isToCheck: boolean };

const FILTERS: Readonly<Record<NonNullable<ListPlaceReportsQuery['filter']> | 'all', Filter>> = {
  open: { isOpen: true, isToCheck: false },
  to_check: { isOpen: true, isToCheck: true },
  answered: { isOpen: false, isToCheck: false },
  all: { isOpen: null, isToCheck: false },
};

/** The listed reports: those on one creator's guides, or all for an admin. */
export type ListReader = { readonly answerer: Answerer; readonly authorId: number | null };

/** Reports, open ones first, then the newest. Creators get none for others' guides. */
export async function listPlaceReports(
  db: Queryable,
  now: Date,
  { answerer, authorId }: ListReader,
  query: ListPlaceReportsQuery,
): Promise<Result<PlaceReportPage, Refusal>> {
  const after = listCursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const { isOpen, isToCheck } = FILTERS[query.filter ?? 'all'];
  const wanted = {
    authorId,
    guideId: query.guide_id ?? null,
    kind: query.kind ?? null,
    isOpen,
    toCheckBefore: isToCheck ? longOpenBefore(now) : null,
  };
  const found = await findReports(db, wanted, after.value, limit + 1);
  const { rows, nextCursor } = listCursor.cutPage(found, limit, ({ is_open, id }) => ({
    open: is_open ? 1 : 0,
    id,
  }));
  return ok({
    items: rows.map((row) => presentReport(row, answerer, now)),
    next_cursor: nextCursor,
    open_count: await countOpenReports(db, authorId),
  });
}

import type { ListPlaceReportsQuery, PlaceReportPage } from '@laneway/contract/place-reports';
import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import { type Answerer, longOpenBefore } from '@laneway/domain/place-reports/report-states';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import { createCursor, flagPart, idPart } from '../../platform/http/cursor.ts';
import { presentReport } from './present.ts';
import { type PlaceReportRow, REPORTS } from './store.ts';

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

/** The filters of a list; null for none. */
type ReportsWanted = {
  /** Null for those of all creators. */
  readonly authorId: number | null;
  readonly guideId: number | null;
  readonly kind: PlaceReportKind | null;
  readonly isOpen: boolean | null;
  /** Only unsafe ones, and those that were already open before this time. */
  readonly toCheckBefore: Date | null;
};

type ListStart = { readonly open: 0 | 1; readonly id: number };

type ListPage = ReportsWanted & {
  readonly startOpen: boolean | null;
  readonly startId: number | null;
  readonly limit: number;
};
const LIST = namedStatement<ListPage, PlaceReportRow>(
  'place_reports.list',
  `${REPORTS}
    WHERE (:authorId::integer IS NULL OR g.author_id = :authorId)
      AND (:guideId::integer IS NULL OR r.guide_id = :guideId)
      AND (:kind::text IS NULL OR r.kind = :kind)
      AND (:isOpen::boolean IS NULL OR r.is_open = :isOpen)
      AND (:toCheckBefore::timestamptz IS NULL OR r.kind = 'unsafe' OR r.created_at < :toCheckBefore)
      AND (:startOpen::boolean IS NULL OR (r.is_open, r.id) < (:startOpen, :startId))
    ORDER BY r.is_open DESC, r.id DESC LIMIT :limit`,
);
const COUNT_OPEN = statement<{ reports: number }>(
  'place_reports.count_open',
  `SELECT count(*) AS reports FROM place_reports r JOIN guides g ON g.id = r.guide_id
    WHERE r.is_open AND ($1::integer IS NULL OR g.author_id = $1)`,
);

/** Open reports first, then the newest. */
function findReports(
  db: Queryable,
  wanted: ReportsWanted,
  after: ListStart | null,
  limit: number,
): Promise<PlaceReportRow[]> {
  const startOpen = after === null ? null : after.open === 1;
  return LIST.run(db, { ...wanted, startOpen, startId: after?.id ?? null, limit });
}

async function countOpenReports(db: Queryable, authorId: number | null): Promise<number> {
  const [row] = await db.query(COUNT_OPEN, [authorId]);
  return row?.reports ?? 0;
}

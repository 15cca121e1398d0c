import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import { type PlaceReportRow, REPORTS } from './store.ts';

/** The filters of a list; null for none. */
export type ReportsWanted = {
  /** Null for those of all creators. */
  readonly authorId: number | null;
  readonly guideId: number | null;
  readonly kind: PlaceReportKind | null;
  readonly isOpen: boolean | null;
  /** Only unsafe ones, and those that were already open before this time. */
  readonly toCheckBefore: Date | null;
};

export type ListStart = { readonly open: 0 | 1; readonly id: number };

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
export function findReports(
  db: Queryable,
  wanted: ReportsWanted,
  after: ListStart | null,
  limit: number,
): Promise<PlaceReportRow[]> {
  const startOpen = after === null ? null : after.open === 1;
  return LIST.run(db, { ...wanted, startOpen, startId: after?.id ?? null, limit });
}

export async function countOpenReports(db: Queryable, authorId: number | null): Promise<number> {
  const [row] = await db.query(COUNT_OPEN, [authorId]);
  return row?.reports ?? 0;
}

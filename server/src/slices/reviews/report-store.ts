import type { ReportReason } from '@laneway/domain/reviews/report-reasons';
import { type Queryable, statement } from '../../platform/database/database.ts';

const INSERT = statement<{ id: number }>(
  'reviews.report',
  `INSERT INTO guide_review_reports (review_id, reporter_id, reason, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (review_id, reporter_id) DO NOTHING RETURNING id`,
);
const RESOLVE = statement<never>(
  'reviews.resolve_reports',
  'UPDATE guide_review_reports SET resolved_at = $2 WHERE review_id = $1 AND resolved_at IS NULL',
);
const FORGET_RESOLVED = statement<never>(
  'reviews.forget_resolved_reports',
  'DELETE FROM guide_review_reports WHERE review_id = $1 AND resolved_at IS NOT NULL',
);

export type ReportCountRow = {
  readonly review_id: number;
  readonly reason: ReportReason;
  readonly count: number;
};
const OPEN = statement<ReportCountRow>(
  'reviews.open_reports',
  `SELECT review_id, reason, count(*) AS count FROM guide_review_reports
    WHERE review_id = ANY ($1::bigint[]) AND resolved_at IS NULL
    GROUP BY review_id, reason ORDER BY count(*) DESC, reason`,
);

/** False if this person has reported this review before. */
export async function insertReport(
  tx: Queryable,
  report: {
    readonly reviewId: number;
    readonly reporterId: number;
    readonly reason: ReportReason;
    readonly now: Date;
  },
): Promise<boolean> {
  const { reviewId, reporterId, reason, now } = report;
  return (await tx.query(INSERT, [reviewId, reporterId, reason, now])).length > 0;
}

export async function resolveReports(tx: Queryable, reviewId: number, now: Date): Promise<void> {
  await tx.query(RESOLVE, [reviewId, now]);
}

/** People who reported an earlier text may report the new one. */
export async function forgetResolvedReports(tx: Queryable, reviewId: number): Promise<void> {
  await tx.query(FORGET_RESOLVED, [reviewId]);
}

/** The number of open reports of these reviews by reason, the most frequent first. */
export function countOpenReports(
  db: Queryable,
  reviewIds: readonly number[],
): Promise<ReportCountRow[]> {
  return db.query(OPEN, [reviewIds]);
}

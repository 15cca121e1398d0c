import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import type { Answerer, ReportOutcome } from '@laneway/domain/place-reports/report-states';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';

/** A report with the titles of its guide and place. */
export type PlaceReportRow = {
  readonly id: number;
  readonly guide_id: number;
  readonly guide_title: string;
  readonly author_id: number;
  readonly place_id: number;
  readonly place_title: string;
  readonly kind: PlaceReportKind;
  readonly words: string | null;
  readonly has_photo: boolean;
  readonly is_open: boolean;
  readonly gets_answer: boolean;
  readonly created_at: Date;
  readonly outcome: ReportOutcome | null;
  readonly message: string | null;
  readonly answered_at: Date | null;
  readonly answered_as: Answerer | null;
};

/** Reports without their sender, whom only the code that writes the email needs. */
export const REPORTS = `
  SELECT r.id, r.guide_id, g.title AS guide_title, g.author_id, r.place_id, p.title AS place_title, r.kind, r.words,
         EXISTS (SELECT FROM place_report_photos f WHERE f.report_id = r.id AND f.is_stored) AS has_photo, r.is_open,
         num_nonnulls(r.reporter_id, r.email) > 0 AS gets_answer, r.created_at, r.outcome, r.message, r.answered_at,
         r.answered_as
    FROM place_reports r JOIN guides g ON g.id = r.guide_id JOIN places p ON p.id = r.place_id`;

export type NewReport = {
  readonly key: string;
  readonly guideId: number;
  readonly placeId: number;
  readonly kind: PlaceReportKind;
  readonly words: string | null;
  readonly reporterId: number | null;
  readonly email: string | null;
  readonly now: Date;
};
const INSERT = namedStatement<NewReport, { id: number }>(
  'place_reports.insert',
  `INSERT INTO place_reports (key, guide_id, place_id, kind, words, reporter_id, email, created_at)
   VALUES (:key, :guideId, :placeId, :kind, :words, :reporterId, :email, :now)
   ON CONFLICT (key) DO NOTHING RETURNING id`,
);
const FIND = statement<PlaceReportRow>('place_reports.find', `${REPORTS} WHERE r.id = $1`);
const LOCK = statement<PlaceReportRow>(
  'place_reports.lock',
  `${REPORTS} WHERE r.id = $1 FOR UPDATE OF r`,
);

type ReporterRow = { readonly name: string | null; readonly email: string | null } & {
  readonly user_id: number | null;
};
const REPORTER = statement<ReporterRow>(
  'place_reports.reporter',
  `SELECT u.id AS user_id, u.name, coalesce(u.email, r.email)::text AS email
     FROM place_reports r LEFT JOIN users u ON u.id = r.reporter_id AND u.deleted_at IS NULL
    WHERE r.id = $1`,
);

export type NewAnswer = {
  readonly id: number;
  readonly outcome: ReportOutcome;
  readonly message: string | null;
  readonly answeredBy: number;
  readonly answeredAs: Answerer;
  readonly now: Date;
};
/** A visitor's email was only for the answer, which has been queued. */
const ANSWER = namedStatement<NewAnswer, never>(
  'place_reports.answer',
  `UPDATE place_reports
      SET outcome = :outcome, message = :message, answered_at = :now, answered_by = :answeredBy,
          answered_as = :answeredAs, email = NULL
    WHERE id = :id`,
);

/** Answered reports are deleted after a year. */
export const placeReportLeftovers = [
  statement<never>(
    'place_reports.leftover',
    `DELETE FROM place_reports WHERE answered_at < now() - interval '1 year'`,
  ),
];

/** False if a report with this key was sent before. */
export async function insertReport(tx: Queryable, report: NewReport): Promise<boolean> {
  return (await INSERT.run(tx, report)).length > 0;
}

export async function findReport(db: Queryable, id: number): Promise<PlaceReportRow | null> {
  const [row] = await db.query(FIND, [id]);
  return row ?? null;
}

export async function lockReport(tx: Queryable, id: number): Promise<PlaceReportRow | null> {
  const [row] = await tx.query(LOCK, [id]);
  return row ?? null;
}

/** The recipient of the answer; name and id only with an account. */
export async function findReporter(tx: Queryable, id: number): Promise<ReporterRow | null> {
  const [row] = await tx.query(REPORTER, [id]);
  return row ?? null;
}

export async function answerReport(tx: Queryable, answer: NewAnswer): Promise<void> {
  await ANSWER.run(tx, answer);
}

import type { AnswerPlaceReportBody, PlaceReport } from '@laneway/contract/place-reports';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { outcomesFor } from '@laneway/domain/place-reports/report-states';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { answererOf } from './answerer-of.ts';
import { notifyReporter } from './notify.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';
import { presentReport, stateOf } from './present.ts';
import { readText } from './report-place.ts';
import { answerReport, findReport, lockReport } from './store.ts';

/** Answers a report, once: if two people answer at the same time, the second is refused and shown the first. */
export async function answerPlaceReport(
  tx: Transaction,
  { clock, publicUrl }: Pick<PlaceReportsDeps, 'clock' | 'publicUrl'>,
  viewer: Actor,
  reportId: number,
  body: AnswerPlaceReportBody,
): Promise<Result<PlaceReport, Refusal & { readonly current?: PlaceReport }>> {
  const report = await lockReport(tx, reportId);
  const answerer = report === null ? null : answererOf(viewer, report.author_id);
  if (report === null || answerer === null) {
    return fail(refusal('not_found', placeReportTexts.notFound));
  }
  const now = clock();
  if (!report.is_open) {
    const current = presentReport(report, answerer, now);
    return fail({ ...refusal('conflict', placeReportTexts.answered), current });
  }
  const { outcome } = body;
  if (!outcomesFor({ kind: report.kind, state: stateOf(report) }, answerer).includes(outcome)) {
    return fail(refusal('not_allowed', placeReportTexts.onlyAdmins));
  }
  const message = readText(body.message);
  await notifyReporter(tx, publicUrl, report, { outcome, message });
  await answerReport(tx, {
    id: reportId,
    outcome,
    message,
    answeredBy: viewer.id,
    answeredAs: answerer,
    now,
  });
  // Whoever wrote the guide answers as its creator, with any role.
  if (viewer.role === 'admin' && viewer.id !== report.author_id) {
    await recordAdminAction(tx, {
      action: 'place_report_answered',
      by: viewer,
      id: reportId,
      name: report.place_title,
      details: { to: outcome },
      now,
    });
  }
  const answered = await findReport(tx, reportId);
  if (answered === null) throw new Error('a report disappeared while it was locked');
  return ok(presentReport(answered, answerer, now));
}

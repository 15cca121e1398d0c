import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import {
  type Notified,
  notifiedOf,
  PLACE_REPORT_KIND_TEXTS,
  type PlaceReportKind,
} from '@laneway/domain/place-reports/report-kinds';
import { REPORT_OUTCOME_TEXTS } from '@laneway/domain/place-reports/report-states';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import type { ReportedPlace } from '../catalogue/public/reported-place.ts';
import { queueEmail } from '../mail/public.ts';
import {
  addForAdminsUnlessUnread,
  addNotification,
  addUnlessUnread,
} from '../notifications/public.ts';
import { findReporter, type NewAnswer, type PlaceReportRow } from './store.ts';

const NOBODY = 0;

type Notify = (tx: Transaction, place: ReportedPlace, body: string, byId: number) => Promise<void>;

const NOTIFY: Readonly<Record<Notified, Notify>> = {
  creator: (tx, { authorId, guideId, guideTitle }, body) =>
    addUnlessUnread(tx, {
      userId: authorId,
      kind: 'place_reported',
      title: `Someone reported a problem in “${guideTitle}”`,
      body,
      guideId,
    }),
  admins: (tx, { guideId, guideTitle }, body, byId) =>
    addForAdminsUnlessUnread(tx, byId, {
      kind: 'place_report_to_check',
      title: `Check a place in “${guideTitle}”`,
      body,
      guideId,
    }),
};

/** The reporter stays anonymous. */
export async function notifyOfReport(
  tx: Transaction,
  place: ReportedPlace,
  kind: PlaceReportKind,
  reporter: Actor | null,
): Promise<void> {
  const body = `${place.title} · ${PLACE_REPORT_KIND_TEXTS[kind].label}`;
  for (const notified of notifiedOf(kind)) {
    await NOTIFY[notified](tx, place, body, reporter?.id ?? NOBODY);
  }
}

/** Notifies the reporter. This runs before the answer is stored, which deletes a visitor's email. */
export async function notifyReporter(
  tx: Transaction,
  publicUrl: string,
  report: PlaceReportRow,
  { outcome, message }: Pick<NewAnswer, 'outcome' | 'message'>,
): Promise<void> {
  const reporter = await findReporter(tx, report.id);
  const { reply } = REPORT_OUTCOME_TEXTS[outcome];
  const { guide_id: guideId, place_id: placeId, place_title: place } = report;
  if (reporter?.user_id != null) {
    await addNotification(tx, {
      userId: reporter.user_id,
      kind: 'place_report_answered',
      title: `Your report about “${place}”`,
      body: message === null ? reply : `${reply} · ${message}`,
      guideId,
    });
  }
  if (reporter?.email != null) {
    await queueEmail(tx, {
      dedupeKey: `place report ${report.id}`,
      to: reporter.email,
      template: 'place_report_answered',
      data: {
        name: reporter.name,
        place,
        title: report.guide_title,
        reply,
        message,
        link: appLinkUrl(publicUrl, { kind: 'guide', guideId, placeId }),
      },
    });
  }
}

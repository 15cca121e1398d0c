import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import { useCall } from '../../api/call-context.ts';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import { usePost } from '../../offline/outbox/use-post.ts';

export type ReportedPlace = { readonly p_id: number; readonly p_title: string };

/** A photo of a report that has been sent. */
export type Photo = { readonly key: string; readonly file: Blob };

/** The result of a report: the next step, and the photo if it didn't arrive. */
export type SentReport = { readonly thanks: string; readonly unsentPhoto: Photo | null };

export type NewReport = {
  readonly key: string;
  readonly kind: PlaceReportKind;
  readonly text?: string;
  readonly email?: string;
  readonly website?: string;
  readonly photo: Blob | null;
};

/**
 * Sends a report, then its photo. A report is sent even if its photo can't be; one that can't be sent now waits on this
 * device.
 */
export function useSendReport({ p_id, p_title }: ReportedPlace) {
  const post = usePost();
  const sendPhoto = useSendPhoto();
  return async (report: NewReport): Promise<SentReport> => {
    const { key, kind, photo } = report;
    const content = {
      kind: 'place report',
      placeId: p_id,
      placeTitle: p_title,
      problem: kind,
      text: typedIn(report.text),
      email: typedIn(report.email),
      website: report.website || null,
      photo,
    } as const;
    const posted = await post(content, key);
    if (posted.kind === 'kept') return { thanks: outboxFormTexts.report.kept, unsentPhoto: null };
    const { detail } = posted.reply;
    if (photo === null) return { thanks: detail, unsentPhoto: null };
    const file = { key, file: photo };
    const isSent = await sendPhoto(file).then(
      () => true,
      () => false,
    );
    return { thanks: detail, unsentPhoto: isSent ? null : file };
  };
}

export function useSendPhoto() {
  const call = useCall();
  return ({ key, file }: Photo) => call('addReportPhoto', { params: { report_key: key }, file });
}

/** Null where nothing was typed. */
function typedIn(text = ''): string | null {
  return text.trim() || null;
}

import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import { useCall } from '../api/call-context.ts';
import type { SentReport } from './report-dialog.tsx';

/** A photo of a report that has been sent. */
export type Photo = { readonly key: string; readonly file: Blob };

export type NewReport = {
  readonly key: string;
  readonly kind: PlaceReportKind;
  readonly text?: string;
  readonly email?: string;
  readonly website?: string;
  readonly photo: Blob | null;
};

/** Sends a report, then its photo. A report without its photo is sent all the same. */
export function useSendReport(placeId: number) {
  const call = useCall();
  const sendPhoto = useSendPhoto();
  return async ({ key, kind, photo, ...rest }: NewReport): Promise<SentReport> => {
    const { detail } = await call('reportPlace', {
      params: { id: placeId },
      body: { report_key: key, kind, ...typedIn(rest) },
    });
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

type Typed = Pick<NewReport, 'text' | 'email' | 'website'>;

/** What was typed, without the fields that are empty. */
function typedIn({ text = '', email = '', website = '' }: Typed): Typed {
  return {
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
    ...(website === '' ? {} : { website }),
  };
}

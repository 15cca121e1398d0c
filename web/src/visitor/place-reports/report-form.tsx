import { LIMITS } from '@laneway/contract/limits';
import { isEmail } from '@laneway/domain/accounts/email';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { PHOTO_TYPES } from '@laneway/domain/media/photo';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import {
  PLACE_REPORT_KIND_TEXTS,
  PLACE_REPORT_KINDS,
} from '@laneway/domain/place-reports/report-kinds';
import { useEffect, useId, useState } from 'react';
import { newIdempotencyKey } from '../../api/client.ts';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { openDraft } from '../../api/session/form-drafts.ts';
import type { User } from '../../api/session/session-state.ts';
import { preparePhoto } from '../../media/prepare-photo.ts';
import { OfflineNote } from '../../offline/outbox/offline-note.tsx';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { RadioField } from '../../ui/forms/radio-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type Failure, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import styles from './report-dialog.module.css';
import { type ReportedPlace, type SentReport, useSendReport } from './use-send-report.ts';

const OFFLINE_TEXT =
  'You’re offline. We’ve kept your report here, so you can send it once you’re connected.';

const SEND_FAILED = 'We couldn’t send your report. Please try again.';

const ROWS = 3;

const CHOICES = PLACE_REPORT_KINDS.map((kind) => {
  const { choice, hint } = PLACE_REPORT_KIND_TEXTS[kind];
  return { value: kind, text: choice, hint };
});

export type ReportFormProps = {
  readonly place: ReportedPlace;
  readonly user: User | null;
  readonly onSent: (sent: SentReport) => void;
  readonly onCancel: () => void;
};

/** The kind of problem and a text. The input stays until it is sent. */
export function ReportForm({ place, user, onSent, onCancel }: ReportFormProps) {
  const [draft] = useState(() =>
    openDraft('tab', `place-report.${user?.u_id ?? 'visitor'}.${place.p_id}`),
  );
  // Stored with the draft, so that a report that is sent again after a lost reply is recognised as
  // the same.
  const [key] = useState(() => draft.read().report_key ?? newIdempotencyKey());
  const [photo, setPhoto] = useState<Blob | null>(null);
  const sendReport = useSendReport(place);
  const send = async (values: Values): Promise<void> => {
    const kind = readKind(values.kind);
    if (kind === null) return;
    const sent = await sendReport({ ...values, key, kind, photo });
    draft.remove();
    onSent(sent);
  };
  return (
    <Form label="Report a problem" check={check} send={send} explain={reportFailure} draft={draft}>
      <input type="hidden" name="report_key" value={key} />
      <RadioField name="kind" label="What’s wrong?" choices={CHOICES} />
      <TextAreaField
        name="text"
        label="Tell us more (optional)"
        maxLength={LIMITS.placeReport}
        rows={ROWS}
        required={false}
        isCounted
      />
      <PhotoField photo={photo} onPhoto={setPhoto} />
      {user === null ? (
        <TextField
          name="email"
          label="Email for the answer (optional)"
          hint="We’ll use it for this answer only. The creator won’t see it."
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          required={false}
        />
      ) : (
        <p className={styles.hint}>
          The creator won’t see who sent this. We’ll email their answer to {user.u_email}.
        </p>
      )}
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <OfflineNote of="report" />
      <div className={styles.buttons}>
        <SubmitButton busyText={loadingTexts.sending}>Send report</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}

function readKind(value: string | undefined) {
  return PLACE_REPORT_KINDS.find((kind) => kind === value) ?? null;
}

function check({ kind, email = '' }: Values) {
  const isWrong = email.trim() !== '' && !isEmail(email.trim());
  return fieldErrors({
    kind: readKind(kind) === null ? placeReportTexts.kindRequired : null,
    email: isWrong ? authTexts.emailInvalid : null,
  });
}

/** The reason why a report couldn't be sent. */
function reportFailure(error: unknown, fields: readonly string[]): Failure {
  if (error instanceof NetworkError && !navigator.onLine) return { errors: {}, text: OFFLINE_TEXT };
  // It's their own guide, or they have lost access.
  const isRefused =
    error instanceof ApiProblem && (error.code === 'not_allowed' || error.code === 'not_found');
  return isRefused ? { errors: {}, text: error.detail } : failureOf(error, SEND_FAILED, fields);
}

const ACCEPT = PHOTO_TYPES.join(',');

type PhotoFieldProps = {
  readonly photo: Blob | null;
  readonly onPhoto: (photo: Blob | null) => void;
};

/** A photo for a report, scaled down before it is sent. */
function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const hint = useId();
  const choose = async (file: Blob): Promise<void> => {
    const prepared = await preparePhoto(file);
    setError(prepared.ok ? null : prepared.error);
    onPhoto(prepared.ok ? prepared.value : null);
  };
  return (
    <div className={styles.photo}>
      {photo !== null && <Preview photo={photo} />}
      <div className={styles.buttons}>
        <FileButton
          label={photo === null ? 'Add a photo' : 'Change photo'}
          accept={ACCEPT}
          describedBy={hint}
          onFiles={([file]) => {
            if (file !== undefined) void choose(file);
          }}
        />
        {photo !== null && <Button onClick={() => onPhoto(null)}>Remove photo</Button>}
      </div>
      <p id={hint} className={styles.hint}>
        Optional. We remove where and when it was taken.
      </p>
      {error !== null && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
    </div>
  );
}

function Preview({ photo }: { readonly photo: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return <img className={styles.preview} src={url} alt="Your report" />;
}

import type { GuideReview } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { REPORT_REASON_LABELS, REPORT_REASONS } from '@laneway/domain/reviews/report-reasons';
import { ApiProblem } from '../../api/failures.ts';
import { useReportReview } from '../../api/queries/guide-reviews.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { RadioField } from '../../ui/forms/radio-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './dialogs.module.css';

export type ReportDialogProps = {
  readonly review: Pick<GuideReview, 'review_id'>;
  readonly onClose: () => void;
};

const REASONS = REPORT_REASONS.map((value) => ({ value, text: REPORT_REASON_LABELS[value] }));

/** A dialog for reporting a problem with a review. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { showToast } = useToast();
  const report = useReportReview();
  const send = async (values: Values): Promise<void> => {
    const reason = readReason(values.reason);
    if (reason === null) return;
    await report.mutateAsync({ reviewId: review.review_id, reason });
    showToast('Thanks. We’ll take a look');
    onClose();
  };
  return (
    <Dialog title="Report this review?" width="narrow" onClose={onClose}>
      <Form label="Report a review" check={check} send={send} explain={explain}>
        <RadioField name="reason" label="What’s wrong with it?" choices={REASONS} />
        <div className={styles.buttons}>
          <SubmitButton busyText={loadingTexts.sending}>Report review</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function readReason(value: string | undefined) {
  return REPORT_REASONS.find((reason) => reason === value) ?? null;
}

function check({ reason }: Values) {
  return fieldErrors({ reason: readReason(reason) === null ? 'Choose a reason' : null });
}

function explain(error: unknown, fields: readonly string[]) {
  const isGone = error instanceof ApiProblem && error.code === 'not_found';
  const text = isGone
    ? 'This review isn’t shown any more.'
    : 'We couldn’t send your report. Please try again.';
  return failureOf(error, text, fields);
}

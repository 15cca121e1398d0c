import { LIMITS } from '@laneway/contract/limits';
import { commentTexts } from '@laneway/domain/workflow/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import {
  failureOf,
  fieldErrors,
  requiredError,
  type Values,
} from '../../../ui/forms/validation.ts';
import styles from '../dialogs/dialogs.module.css';

export type WithdrawDialogProps = {
  /** The question. */
  readonly title: string;
  /** The consequences in a few sentences. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly busyText: string;
  /** The recipient of the reason; null if none is required. */
  readonly reasonFor: string | null;
  /** Rejects as the call does. */
  readonly onWithdraw: (comment: string | null) => Promise<void>;
  readonly explain: (error: unknown) => string;
  readonly onClose: () => void;
};

const REASON_ROWS = 4;

/** Asks before something is taken off sale. Errors are shown here, so that the reason isn't lost. */
export function WithdrawDialog({
  title,
  text,
  confirmLabel,
  busyText,
  reasonFor,
  onWithdraw,
  explain,
  onClose,
}: WithdrawDialogProps) {
  const check = ({ comment }: Values) =>
    reasonFor === null
      ? {}
      : fieldErrors({ comment: requiredError(comment, commentTexts.provideComment) });
  const send = async ({ comment = '' }: Values): Promise<void> => {
    await onWithdraw(comment.trim() || null);
    onClose();
  };
  return (
    <Dialog title={title} width="narrow" onClose={onClose}>
      <p>{text}</p>
      <Form
        label={confirmLabel}
        check={check}
        send={send}
        explain={(error, fields) => failureOf(error, explain(error), fields)}
      >
        {reasonFor !== null && (
          <TextAreaField
            name="comment"
            label="Reason"
            hint={`We’ll send it to ${reasonFor} right away.`}
            maxLength={LIMITS.comment}
            rows={REASON_ROWS}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton kind="main" busyText={busyText}>
            {confirmLabel}
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

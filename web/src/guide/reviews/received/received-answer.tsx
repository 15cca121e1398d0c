import { LIMITS } from '@laneway/contract/limits';
import type { ReceivedReview } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { AnswerState } from '@laneway/domain/reviews/answer';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { useState } from 'react';
import { failureTextOr } from '../../../api/failures.ts';
import { useAnswerReview, useDeleteAnswer } from '../../../api/queries/guide-reviews.ts';
import { openDraft } from '../../../api/session/form-drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import {
  type Failure,
  failureOf,
  fieldErrors,
  messageOf,
  requiredError,
  type Values,
} from '../../../ui/forms/validation.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import dialogs from '../dialogs.module.css';
import { ReviewAnswer } from '../review-answer.tsx';
import { TextButton } from '../text-button.tsx';
import { useFocusAfter } from '../use-focus-after.ts';
import styles from './received-reviews.module.css';

/** The toast after an answer was posted. */
const POSTED: Readonly<Record<AnswerState, string>> = {
  shown: 'Your answer is public now',
  waiting: 'We’ll check your answer before it’s shown',
  removed: reviewTexts.answerRemoved,
};

/** The creator's own answer to a review, or the button to write one. */
export function ReceivedAnswer({ review }: { readonly review: ReceivedReview }) {
  const { answer, author_name: name } = review;
  const [open, setOpen] = useState<'answer' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const part = useFocusAfter<HTMLDivElement>(open !== null);
  return (
    <div ref={part} tabIndex={-1}>
      {answer === null && review.text !== null && (
        <TextButton
          text="Answer"
          label={`Answer the review by ${name}`}
          onPress={() => setOpen('answer')}
        />
      )}
      {answer?.state === 'removed' && (
        <p className={styles.note}>Our team has removed your answer.</p>
      )}
      {answer != null && answer.text !== null && (
        <ReviewAnswer
          label="Your answer"
          text={answer.text}
          answeredAt={answer.answered_at}
          isReviewEdited={answer.is_review_edited}
          beside={answer.state === 'waiting' && <Chip tone="waiting">We’re checking it</Chip>}
        >
          <TextButton
            text="Delete"
            label={`Delete your answer to ${name}`}
            onPress={() => setOpen('delete')}
          />
        </ReviewAnswer>
      )}
      {open === 'answer' && <AnswerDialog review={review} onClose={close} />}
      {open === 'delete' && <DeleteDialog review={review} onClose={close} />}
    </div>
  );
}

const ROWS = 4;

type AnswerDialogProps = { readonly review: ReceivedReview; readonly onClose: () => void };

function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { showToast } = useToast();
  const answer = useAnswerReview();
  const [draft] = useState(() => openDraft('tab', `review-answer.${review.review_id}`));
  const send = async ({ text = '' }: Values): Promise<void> => {
    const answered = await answer.mutateAsync({
      reviewId: review.review_id,
      text: text.trim(),
    });
    draft.remove();
    showToast(POSTED[answered.answer?.state ?? 'shown']);
    onClose();
  };
  return (
    <Dialog title={`Answer ${review.author_name}`} width="narrow" onClose={onClose}>
      <Form label="Answer a review" check={check} send={send} explain={explain} draft={draft}>
        <TextAreaField
          name="text"
          label="Your answer"
          hint="Everyone sees it under the review, with your name."
          maxLength={LIMITS.reviewAnswer}
          rows={ROWS}
          isCounted
        />
        <div className={dialogs.buttons}>
          <SubmitButton busyText={loadingTexts.sending}>Post answer</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function check({ text }: Values) {
  return fieldErrors({ text: requiredError(text, reviewTexts.answerRequired) });
}

function explain(error: unknown, fields: readonly string[]): Failure {
  const failed = 'We couldn’t post your answer. It’s kept here, so please try again.';
  return failureOf(error, failureTextOr(error, failed), fields);
}

function DeleteDialog({ review, onClose }: AnswerDialogProps) {
  const { showToast } = useToast();
  const remove = useDeleteAnswer();
  return (
    <ConfirmDialog
      title="Delete your answer?"
      text="We’ll remove it from the page. You can’t undo this, but you can write another."
      confirmLabel="Delete answer"
      busyText={loadingTexts.processing}
      onConfirm={() => remove.mutateAsync(review.review_id)}
      onDone={() => {
        showToast('Answer deleted');
        onClose();
      }}
      explain={(error) => messageOf(error, 'We couldn’t delete your answer. Please try again.')}
      onClose={onClose}
    />
  );
}

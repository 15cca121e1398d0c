import { useRef } from 'react';
import { failureText } from '../../api/failures.ts';
import { type ModeratedReview, useModerateAnswer } from '../../api/queries/moderated-reviews.ts';
import { ReviewAnswer } from '../../guide/reviews/review-answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './moderated-list.module.css';

/** The creator's answer to a review, and what admins can do about it. */
export function ModeratedAnswer({ review }: { readonly review: ModeratedReview }) {
  const { answer, g_title: title, author_name: author } = review;
  const { showToast } = useToast();
  const moderate = useModerateAnswer();
  const part = useRef<HTMLDivElement>(null);
  const decide = (decision: 'show' | 'delete') =>
    moderate.mutate(
      { review, decision },
      {
        onSuccess: () => {
          showToast(decision === 'show' ? 'The answer is shown' : 'Answer deleted');
          // The pressed button is removed by the decision.
          part.current?.focus();
        },
      },
    );
  const about = `the answer to ${author} about ${title}`;
  const isSaving = (decision: string) =>
    moderate.isPending && moderate.variables.decision === decision ? 'Saving...' : undefined;
  return (
    <div ref={part} tabIndex={-1}>
      {answer?.state === 'removed' && <p className={styles.note}>Answer deleted by an admin</p>}
      {answer != null && answer.text !== null && (
        <ReviewAnswer
          label="The creator’s answer"
          text={answer.text}
          answeredAt={answer.answered_at}
          isReviewEdited={answer.is_review_edited}
          beside={answer.state === 'waiting' && <Chip tone="danger">Answer has a link</Chip>}
        >
          <div className={styles.buttons}>
            {answer.state === 'waiting' && review.state === 'shown' && (
              <Button
                onClick={() => decide('show')}
                busyText={isSaving('show')}
                disabled={moderate.isPending}
                aria-label={`Show answer: ${about}`}
              >
                Show answer
              </Button>
            )}
            <Button
              onClick={() => decide('delete')}
              busyText={isSaving('delete')}
              disabled={moderate.isPending}
              aria-label={`Delete answer: ${about}`}
            >
              Delete answer
            </Button>
          </div>
        </ReviewAnswer>
      )}
      {moderate.error !== null && (
        <p role="alert" className={styles.failure}>
          {failureText(moderate.error)}
        </p>
      )}
    </div>
  );
}

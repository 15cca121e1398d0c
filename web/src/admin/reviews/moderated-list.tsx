import { decisionsFor, type ModerationDecision } from '@laneway/domain/reviews/moderation';
import { failureText } from '../../api/failures.ts';
import { type ModeratedReview, useModerateReview } from '../../api/queries/moderated-reviews.ts';
import { ReviewItem } from '../../guide/reviews/review-item.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './moderated-list.module.css';
import { decisionText, doneText, reasonsToCheck, STATE_CHIPS } from './review-texts.ts';

/** Reviews, each with why it is to be checked and what can be decided about it. */
export function ModeratedList({ reviews }: { readonly reviews: readonly ModeratedReview[] }) {
  return (
    <ul className={styles.list} aria-label="Reviews, those to check first">
      {reviews.map((review) => (
        <li key={review.review_id} className={styles.row}>
          <Moderated review={review} />
        </li>
      ))}
    </ul>
  );
}

function Moderated({ review }: { readonly review: ModeratedReview }) {
  const { showToast } = useToast();
  const moderate = useModerateReview();
  const { text, tone } = STATE_CHIPS[review.state];
  const about = `the review of ${review.g_title} by ${review.author_name}`;
  const decide = (decision: ModerationDecision) =>
    moderate.mutate(
      { review, decision },
      { onSuccess: () => showToast(doneText(decision, review)) },
    );
  return (
    <ReviewItem
      review={review}
      name={nameOf(review)}
      beside={
        <>
          <Chip tone={tone}>{text}</Chip>
          {reasonsToCheck(review).map((reason) => (
            <Chip key={reason} tone="danger">
              {reason}
            </Chip>
          ))}
        </>
      }
    >
      {decisionsFor(openPartsOf(review)).map((decision) => {
        const label = decisionText(decision, review);
        return (
          <Button
            key={decision}
            onClick={() => decide(decision)}
            busyText={
              moderate.isPending && moderate.variables.decision === decision
                ? 'Saving...'
                : undefined
            }
            disabled={moderate.isPending}
            aria-label={`${label} ${about}`}
          >
            {label}
          </Button>
        );
      })}
      {moderate.error !== null && (
        <p role="alert" className={styles.failure}>
          {failureText(moderate.error)}
        </p>
      )}
    </ReviewItem>
  );
}

function openPartsOf({ state, reports, held_ratings }: ModeratedReview) {
  const openReports = reports.reduce((sum, { count }) => sum + count, 0);
  return { state, openReports, areStarsHeld: held_ratings > 0 };
}

/** Admins see the account beside the name that the review is signed with. */
function nameOf({ g_title, author_name, signature }: ModeratedReview): string {
  const signed = signature === null ? '' : ` (signed “${signature}”)`;
  return `${g_title} · ${author_name}${signed}`;
}

import { LIMITS } from '@laneway/contract/limits';
import type { OwnGuideReview } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { ReviewState } from '@laneway/domain/reviews/moderation';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import { useReviewChanges } from '../api/queries/guide-reviews.ts';
import { Form } from '../forms/form.tsx';
import messages from '../forms/message.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextAreaField } from '../forms/text-area-field.tsx';
import { type Failure, failureOf, fieldErrors, type Values } from '../forms/validation.ts';
import { useToast } from '../toasts/toast-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './dialogs.module.css';
import { useReviewDraft } from './review-draft.ts';
import { StarField } from './star-field.tsx';
import { readStars } from './star-words.ts';

const ROWS = 4;

const OFFLINE_TEXT =
  'You’re offline. We’ve kept your review here, so you can post it once you’re connected.';

/** What happens to a review that has been posted. */
const POSTED: Readonly<Record<ReviewState, string>> = {
  shown: 'Thanks! Your review is up',
  waiting: 'Thanks! We’ll check your review before it’s shown',
  hidden: 'Saved. Our team has hidden this review',
};

export type ReviewDialogProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  readonly userId: number;
  /** The review there is; null for the first one. */
  readonly own: OwnGuideReview | null;
  readonly onClose: () => void;
};

/** Asks for stars and, for those who like to say more, for a text. */
export function ReviewDialog({ guide, userId, own, onClose }: ReviewDialogProps) {
  const { showToast } = useToast();
  const { put } = useReviewChanges(guide.g_id);
  const draft = useReviewDraft(userId, guide.g_id, own);
  const isOnline = useOnline();
  const send = async ({ rating, text = '' }: Values): Promise<void> => {
    const stars = readStars(rating);
    if (stars === null) return;
    const { state } = await put.mutateAsync({ rating: stars, text: text.trim() || null });
    draft.remove();
    showToast(POSTED[state]);
    onClose();
  };
  const giveUp = () => {
    draft.remove();
    onClose();
  };
  return (
    <Dialog title={`Rate ${guide.g_title}`} width="narrow" onClose={onClose}>
      <Form label="Your review" check={check} send={send} explain={explain} draft={draft}>
        <StarField name="rating" label="Your rating" />
        <TextAreaField
          name="text"
          label="Your review (optional)"
          hint="We’ll show your first name. The creator won’t see who wrote it."
          maxLength={LIMITS.reviewText}
          rows={ROWS}
          required={false}
          isCounted
        />
        {!isOnline && (
          <p role="status" className={messages.waiting}>
            {OFFLINE_TEXT}
          </p>
        )}
        <div className={styles.buttons}>
          <SubmitButton busyText={loadingTexts.sending}>
            {own === null ? 'Post review' : 'Save review'}
          </SubmitButton>
          <Button onClick={giveUp}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function check({ rating }: Values) {
  return fieldErrors({ rating: readStars(rating) === null ? 'Choose 1 to 5 stars' : null });
}

function explain(error: unknown, fields: readonly string[]): Failure {
  if (error instanceof NetworkError && !navigator.onLine) return { errors: {}, text: OFFLINE_TEXT };
  const detail = error instanceof ApiProblem && error.code === 'not_allowed' ? error.detail : null;
  const failed = 'We couldn’t post your review. It’s kept here, so please try again.';
  return failureOf(error, detail ?? failed, fields);
}

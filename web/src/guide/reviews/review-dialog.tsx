import { LIMITS } from '@laneway/contract/limits';
import type { OwnGuideReview } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { ReviewState } from '@laneway/domain/reviews/moderation';
import { DEFAULT_SIGNATURE } from '@laneway/domain/reviews/review-text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { reloadReviews } from '../../api/queries/guide-reviews.ts';
import { type FormDraft, openDraft } from '../../api/session/form-drafts.ts';
import { OfflineNote } from '../../offline/outbox/offline-note.tsx';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import { usePost } from '../../offline/outbox/use-post.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type Failure, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './dialogs.module.css';
import { StarField } from './star-field.tsx';
import { readStars } from './star-words.ts';

const ROWS = 4;

const OFFLINE_TEXT =
  'You’re offline. We’ve kept your review here, so you can post it once you’re connected.';

/** The message after a review was posted. */
const POSTED: Readonly<Record<ReviewState, string>> = {
  shown: 'Thanks! Your review is up',
  waiting: 'Thanks! We’ll check your review before it’s shown',
  hidden: 'Saved. Our team has hidden this review',
};

/** Stars that are part of a sudden swing don't count yet, although the text is shown. */
function postedText({ state, is_rating_held: isHeld }: OwnGuideReview): string {
  const isChecked = state === 'shown' && isHeld;
  return isChecked ? 'Thanks! We’ll check your rating before it counts' : POSTED[state];
}

export type ReviewDialogProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  readonly userId: number;
  /** The existing review; null for the first one. */
  readonly own: OwnGuideReview | null;
  readonly onClose: () => void;
};

/** Asks for stars and, optionally, for a text. */
export function ReviewDialog({ guide, userId, own, onClose }: ReviewDialogProps) {
  const { showToast } = useToast();
  const queries = useQueryClient();
  const post = usePost();
  const draft = useReviewDraft(userId, guide.g_id, own);
  const send = async ({ rating, text = '', signature = '' }: Values): Promise<void> => {
    const stars = readStars(rating);
    if (stars === null) return;
    const posted = await post({
      kind: 'review',
      guideId: guide.g_id,
      guideTitle: guide.g_title,
      rating: stars,
      text: text.trim() || null,
      signature: signature.trim() || null,
    });
    if (posted.kind === 'sent') await reloadReviews(queries);
    draft.remove();
    showToast(posted.kind === 'sent' ? postedText(posted.reply) : outboxFormTexts.review.kept);
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
          maxLength={LIMITS.reviewText}
          rows={ROWS}
          required={false}
          isCounted
        />
        <TextField
          name="signature"
          label="Sign it as (optional)"
          hint={`Everyone sees this name. Leave it empty to sign as “${DEFAULT_SIGNATURE}”.`}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          required={false}
        />
        <OfflineNote of="review" />
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

/** The unsent input on top of the existing review: stored on the device until it is sent or discarded. */
function useReviewDraft(userId: number, guideId: number, own: OwnGuideReview | null): FormDraft {
  return useMemo(() => {
    const kept = openDraft('device', `review.${userId}.${guideId}`);
    const sent =
      own === null
        ? {}
        : { rating: String(own.rating), text: own.text ?? '', signature: own.signature ?? '' };
    return { ...kept, read: () => ({ ...sent, ...kept.read() }) };
  }, [userId, guideId, own]);
}

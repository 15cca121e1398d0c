import type { OwnGuideReview } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import type { ReviewState } from '@laneway/domain/reviews/moderation';
import { useState } from 'react';
import { useDeleteReview } from '../../api/queries/guide-reviews.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConfirmEmail } from '../../ui/forms/confirm-email.tsx';
import { messageOf } from '../../ui/forms/validation.ts';
import { TOASTS_AWAY } from '../../ui/toast-spot.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { ShownAnswer } from './review-answer.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { TextButton } from './text-button.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** Only the reader sees their own review in these states. */
const STATE_TEXTS: Readonly<Record<Exclude<ReviewState, 'shown'>, string>> = {
  waiting: 'We’re checking it',
  hidden: 'Hidden by our team',
};

export type OwnPartProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  readonly userId: number;
  readonly own: OwnGuideReview | null;
  readonly mayReview: boolean;
  /** True if only a confirmed email is missing. */
  readonly needsConfirmedEmail?: boolean;
  /** Below the heading of the reviews. */
  readonly heading: 'h3' | 'h4';
};

/** This person's review of a guide, or the button to write one. */
export function OwnPart({
  guide,
  userId,
  own,
  mayReview,
  needsConfirmedEmail = false,
  heading,
}: OwnPartProps) {
  const [open, setOpen] = useState<'review' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const part = useFocusAfter<HTMLDivElement>(open !== null);
  return (
    <div ref={part} tabIndex={-1} {...TOASTS_AWAY}>
      {own !== null && (
        <OwnReview
          review={own}
          onEdit={mayReview ? () => setOpen('review') : null}
          onDelete={() => setOpen('delete')}
        />
      )}
      {needsConfirmedEmail && <ConfirmEmail text={reviewTexts.unconfirmed} heading={heading} />}
      {own === null && mayReview && (
        <Button onClick={() => setOpen('review')}>Rate this guide</Button>
      )}
      {open === 'review' && (
        <ReviewDialog guide={guide} userId={userId} own={own} onClose={close} />
      )}
      {open === 'delete' && <DeleteDialog guide={guide} onClose={close} />}
    </div>
  );
}

type OwnReviewProps = {
  readonly review: OwnGuideReview;
  /** Null once the guide is no longer theirs. */
  readonly onEdit: (() => void) | null;
  readonly onDelete: () => void;
};

function OwnReview({ review, onEdit, onDelete }: OwnReviewProps) {
  const stateText = stateTextOf(review);
  return (
    <ReviewItem
      review={review}
      name="Your review"
      beside={stateText !== null && <Chip tone="waiting">{stateText}</Chip>}
      answer={<ShownAnswer answer={review.answer} />}
    >
      {onEdit !== null && <TextButton text="Edit" label="Edit your review" onPress={onEdit} />}
      <TextButton text="Delete" label="Delete your review" onPress={onDelete} />
    </ReviewItem>
  );
}

function stateTextOf({ state, is_rating_held: isHeld }: OwnGuideReview): string | null {
  if (state !== 'shown') return STATE_TEXTS[state];
  return isHeld ? 'We’re checking your rating' : null;
}

type DeleteDialogProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  readonly onClose: () => void;
};

function DeleteDialog({ guide, onClose }: DeleteDialogProps) {
  const { showToast } = useToast();
  const remove = useDeleteReview(guide.g_id);
  return (
    <ConfirmDialog
      title="Delete your review?"
      text={`We’ll remove your stars and your text from ${guide.g_title}. You can’t undo this, but you can write another review.`}
      confirmLabel="Delete review"
      busyText={loadingTexts.processing}
      onConfirm={() => remove.mutateAsync(undefined)}
      onDone={() => {
        showToast('Review deleted');
        onClose();
      }}
      explain={(error) => messageOf(error, 'We couldn’t delete your review. Please try again.')}
      onClose={onClose}
    />
  );
}

import type { OwnGuideReview } from '@laneway/contract/reviews';
import type { ReviewState } from '@laneway/domain/reviews/moderation';
import { Chip } from '../../ui/chip.tsx';
import { ReviewItem } from './review-item.tsx';
import { TextButton } from './text-button.tsx';

/** Only the reader sees their own review in these states. */
const STATE_TEXTS: Readonly<Record<Exclude<ReviewState, 'shown'>, string>> = {
  waiting: 'We’re checking it',
  hidden: 'Hidden by our team',
};

export type OwnReviewProps = {
  readonly review: OwnGuideReview;
  /** Null once the guide is no longer theirs. */
  readonly onEdit: (() => void) | null;
  readonly onDelete: () => void;
};

export function OwnReview({ review, onEdit, onDelete }: OwnReviewProps) {
  const { state } = review;
  return (
    <ReviewItem
      review={review}
      name="Your review"
      beside={state !== 'shown' && <Chip tone="waiting">{STATE_TEXTS[state]}</Chip>}
    >
      {onEdit !== null && <TextButton text="Edit" label="Edit your review" onPress={onEdit} />}
      <TextButton text="Delete" label="Delete your review" onPress={onDelete} />
    </ReviewItem>
  );
}

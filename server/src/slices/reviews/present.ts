import type {
  GuideReview,
  ModeratedReview,
  OwnGuideReview,
  ReceivedReview,
  Testimonial,
} from '@laneway/contract/reviews';
import { DEFAULT_SIGNATURE, holdsLink } from '@laneway/domain/reviews/review-text';
import type { ModeratedRow, ReadRow, TestimonialRow, TitledRow } from './list-store.ts';
import type { ReportCountRow } from './report-store.ts';
import type { ReviewRow } from './store.ts';

function presentShared(row: Omit<ReadRow, 'signature'>) {
  return {
    review_id: row.id,
    g_id: row.guide_id,
    rating: row.rating,
    text: row.words,
    created_at: row.created_at.toISOString(),
  };
}

/** Everyone except admins sees only the signature of a review's author. */
export function presentReview(row: ReadRow): GuideReview {
  return { ...presentShared(row), author_name: row.signature ?? DEFAULT_SIGNATURE };
}

export function presentOwnReview(row: ReviewRow): OwnGuideReview {
  return { ...presentShared(row), signature: row.signature, state: row.moderation };
}

export function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    ...presentReview(row),
    g_title: row.title,
    g_image: row.image_uri,
    g_image_stand_in: row.image_stand_in,
  };
}

export function presentReceived(row: TitledRow): ReceivedReview {
  return { ...presentReview(row), g_title: row.title };
}

export function presentModerated(
  row: ModeratedRow,
  reports: readonly ReportCountRow[],
): ModeratedReview {
  return {
    ...presentShared(row),
    g_title: row.title,
    author_id: row.user_id,
    author_name: row.author_name,
    signature: row.signature,
    state: row.moderation,
    holds_link: holdsLink(row.words) || holdsLink(row.signature),
    is_confirmed: row.confirmed_at !== null,
    was_hidden: row.was_hidden,
    reports: reports
      .filter(({ review_id }) => review_id === row.id)
      .map(({ reason, count }) => ({ reason, count })),
    held_ratings: row.held_ratings,
    version: row.version,
  };
}

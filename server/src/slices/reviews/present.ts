import type {
  GuideReview,
  ModeratedReview,
  OwnGuideReview,
  ReceivedReview,
  Testimonial,
} from '@laneway/contract/reviews';
import { firstName, holdsLink } from '@laneway/domain/reviews/review-text';
import type { ModeratedRow, ReadRow, TestimonialRow, TitledRow } from './list-store.ts';
import type { ReportCountRow } from './report-store.ts';
import type { ReviewRow } from './store.ts';

type SharedColumns = Pick<ReviewRow, 'id' | 'guide_id' | 'rating' | 'words' | 'created_at'>;

function presentShared(row: SharedColumns) {
  return {
    review_id: row.id,
    g_id: row.guide_id,
    rating: row.rating,
    text: row.words,
    created_at: row.created_at.toISOString(),
  };
}

/** A first name is all that others learn of who wrote it; the guide's creator doesn't even learn that. */
function nameFor(row: ReadRow, viewerId: number | null): string | null {
  return row.guide_author_id === viewerId ? null : firstName(row.author_name);
}

export function presentReview(row: ReadRow, viewerId: number | null): GuideReview {
  return { ...presentShared(row), author_name: nameFor(row, viewerId) };
}

export function presentOwnReview(row: ReviewRow): OwnGuideReview {
  return { ...presentShared(row), state: row.moderation };
}

export function presentTestimonial(row: TestimonialRow, viewerId: number | null): Testimonial {
  return {
    ...presentShared(row),
    g_title: row.title,
    author_name: nameFor(row, viewerId),
    g_image: row.image_uri,
    g_image_stand_in: row.image_stand_in,
  };
}

export function presentReceived(row: TitledRow): ReceivedReview {
  return { ...presentShared(row), g_title: row.title };
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
    state: row.moderation,
    holds_link: holdsLink(row.words),
    is_confirmed: row.confirmed_at !== null,
    reports: reports
      .filter(({ review_id }) => review_id === row.id)
      .map(({ reason, count }) => ({ reason, count })),
    version: row.version,
  };
}

import type {
  GuideReview,
  ManagedAnswer,
  ModeratedReview,
  OwnGuideReview,
  ReceivedReview,
  ReviewAnswer,
  Testimonial,
} from '@laneway/contract/reviews';
import { DEFAULT_SIGNATURE, holdsLink } from '@laneway/domain/reviews/review-text';
import type {
  ModeratedRow,
  ReadRow,
  ReceivedRow,
  TestimonialRow,
  TitledRow,
} from './list-store.ts';
import type { ReportCountRow } from './report-store.ts';
import type { ReviewRow } from './store.ts';

type SharedRow = Omit<TitledRow, 'title'>;
type AnswerRow = Pick<ReadRow, 'answer' | 'answer_state' | 'answered_at' | 'edited_after_answer'>;

function presentShared(row: Omit<SharedRow, 'signature'>) {
  return {
    review_id: row.id,
    g_id: row.guide_id,
    rating: row.rating,
    text: row.words,
    created_at: row.created_at.toISOString(),
  };
}

/** Everyone except admins sees only the signature of a review's author. */
function presentSigned(row: SharedRow) {
  return { ...presentShared(row), author_name: row.signature ?? DEFAULT_SIGNATURE };
}

/** An answer is signed with the name of the guide's creator. */
export function presentReview(row: ReadRow, creatorName: string): GuideReview {
  return { ...presentSigned(row), answer: presentShownAnswer(row, creatorName) };
}

export function presentOwnReview(row: ReviewRow, creatorName: string): OwnGuideReview {
  return {
    ...presentShared(row),
    signature: row.signature,
    state: row.moderation,
    is_rating_held: row.stars_held,
    answer: presentShownAnswer(row, creatorName),
  };
}

function presentShownAnswer(row: AnswerRow, creatorName: string): ReviewAnswer | null {
  const { answer, answer_state: state, answered_at: at } = row;
  if (answer === null || state !== 'shown' || at === null) return null;
  return {
    text: answer,
    author_name: creatorName,
    answered_at: at.toISOString(),
    is_review_edited: row.edited_after_answer,
  };
}

function presentAnyAnswer(row: AnswerRow): ManagedAnswer | null {
  const { answer, answer_state: state, answered_at: at } = row;
  if (state === null || at === null) return null;
  return {
    text: answer,
    state,
    answered_at: at.toISOString(),
    is_review_edited: row.edited_after_answer,
  };
}

export function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    ...presentSigned(row),
    g_title: row.title,
    g_image: row.image_uri,
    g_image_stand_in: row.image_stand_in,
  };
}

export function presentReceived(row: ReceivedRow): ReceivedReview {
  return { ...presentSigned(row), g_title: row.title, answer: presentAnyAnswer(row) };
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
    answer: presentAnyAnswer(row),
    version: row.version,
  };
}

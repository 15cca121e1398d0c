import { ANSWER_STATES } from '@laneway/domain/reviews/answer';
import {
  MODERATION_DECISIONS,
  MODERATION_FILTERS,
  REVIEW_STATES,
} from '@laneway/domain/reviews/moderation';
import { REPORT_REASONS } from '@laneway/domain/reviews/report-reasons';
import { Rating } from './catalogue.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import {
  Count,
  Id,
  ImagePlaceholder,
  MediaUri,
  nullable,
  oneOf,
  Timestamp,
  text,
} from './scalars.ts';

export const Stars = Type.Integer({ minimum: 1, maximum: 5 });

const guideReviewFields = {
  review_id: Id,
  g_id: Id,
  rating: Stars,
  /** Null for a rating without text. */
  text: nullable(text(LIMITS.reviewText)),
  created_at: Timestamp,
};

const titledReviewFields = { ...guideReviewFields, g_title: text(LIMITS.title) };

/** The signature of a review: the name that its author chose, or the default one. */
const SignedAs = text(LIMITS.name);

/** The name that the writer chose; null for the default one. */
const Signature = nullable(text(LIMITS.name));

/** The creator's answer as everyone sees it. */
export const ReviewAnswer = reply('ReviewAnswer', {
  text: text(LIMITS.reviewAnswer),
  author_name: text(LIMITS.name),
  answered_at: Timestamp,
  /** The text of the review has changed since. */
  is_review_edited: Type.Boolean(),
});
export type ReviewAnswer = Static<typeof ReviewAnswer>;

/** An answer in any state, for its writer and admins. */
export const ManagedAnswer = reply('ManagedAnswer', {
  /** Null once an admin has removed it. */
  text: nullable(text(LIMITS.reviewAnswer)),
  state: oneOf(ANSWER_STATES),
  answered_at: Timestamp,
  /** The text of the review has changed since. */
  is_review_edited: Type.Boolean(),
});
export type ManagedAnswer = Static<typeof ManagedAnswer>;

/** Null while there is none that everyone sees. */
const ShownAnswer = Type.Union([ReviewAnswer, Type.Null()]);
const AnyAnswer = Type.Union([ManagedAnswer, Type.Null()]);

/**
 * A review as everyone, including creators, reads it. It is shown immediately unless it contains a link or several
 * people have reported it.
 */
export const GuideReview = reply('GuideReview', {
  ...guideReviewFields,
  author_name: SignedAs,
  answer: ShownAnswer,
});
export type GuideReview = Static<typeof GuideReview>;

/** The caller's own review, which the caller sees in every state. */
export const OwnGuideReview = reply('OwnGuideReview', {
  ...guideReviewFields,
  signature: Signature,
  state: oneOf(REVIEW_STATES),
  /** The stars are part of a sudden swing and don't count until an admin has decided. */
  is_rating_held: Type.Boolean(),
  answer: ShownAnswer,
});
export type OwnGuideReview = Static<typeof OwnGuideReview>;

/** The reviews with a text; those without one count in the rating only. */
export const GuideReviewPage = reply('GuideReviewPage', {
  items: Type.Array(GuideReview, { maxItems: LIMITS.pageSize }),
  next_cursor: nullable(text(LIMITS.cursor)),
  rating: Rating,
  rating_count: Count,
  /** True if the caller may review this guide, or change the review. */
  may_review: Type.Boolean(),
  /** True if the caller may review this guide as soon as their email is confirmed. */
  needs_confirmed_email: Type.Boolean(),
  /** Null for a visitor, and until the caller has written one. */
  own: nullable(OwnGuideReview),
});
export type GuideReviewPage = Static<typeof GuideReviewPage>;

export const PutGuideReviewBody = request('PutGuideReviewBody', {
  rating: Stars,
  text: Type.Optional(nullable(text(LIMITS.reviewText))),
  signature: Type.Optional(Signature),
});
export type PutGuideReviewBody = Static<typeof PutGuideReviewBody>;

export const ReportGuideReviewBody = request('ReportGuideReviewBody', {
  reason: oneOf(REPORT_REASONS),
});
export type ReportGuideReviewBody = Static<typeof ReportGuideReviewBody>;

export const Testimonial = reply('Testimonial', {
  ...titledReviewFields,
  author_name: SignedAs,
  g_image: nullable(MediaUri),
  g_image_stand_in: nullable(ImagePlaceholder),
});
export type Testimonial = Static<typeof Testimonial>;

export const TestimonialPage = page('TestimonialPage', Testimonial);
export type TestimonialPage = Static<typeof TestimonialPage>;

/** A review as the guide's creator sees it. The creator learns no more about the writer than the public does. */
export const ReceivedReview = reply('ReceivedReview', {
  ...titledReviewFields,
  author_name: SignedAs,
  answer: AnyAnswer,
});
export type ReceivedReview = Static<typeof ReceivedReview>;

/** The average covers all ratings that the query asks for, however few; the counts run from one star to five. */
export const ReceivedReviewPage = reply('ReceivedReviewPage', {
  items: Type.Array(ReceivedReview, { maxItems: LIMITS.pageSize }),
  next_cursor: nullable(text(LIMITS.cursor)),
  rating: Rating,
  rating_counts: Type.Unsafe<[number, number, number, number, number]>(
    Type.Array(Count, { minItems: 5, maxItems: 5 }),
  ),
});
export type ReceivedReviewPage = Static<typeof ReceivedReviewPage>;

export const ListReceivedReviewsQuery = request('ListReceivedReviewsQuery', {
  guide_id: Type.Optional(Id),
  ...pagingFields,
});
export type ListReceivedReviewsQuery = Static<typeof ListReceivedReviewsQuery>;

export const ModeratedReview = reply('ModeratedReview', {
  ...titledReviewFields,
  author_id: Id,
  /** The name of the account. */
  author_name: text(LIMITS.name),
  signature: Signature,
  state: oneOf(REVIEW_STATES),
  holds_link: Type.Boolean(),
  /** An admin has read this text and shown it: reports no longer hide it. */
  is_confirmed: Type.Boolean(),
  /** An admin has hidden this text or an earlier one, and shown none since. */
  was_hidden: Type.Boolean(),
  /** Reports that no admin has decided on, by reason. */
  reports: Type.Array(reply('ReviewReports', { reason: oneOf(REPORT_REASONS), count: Count }), {
    maxItems: REPORT_REASONS.length,
  }),
  /** The number of this guide's ratings held as a sudden swing, this one included; 0 if this one isn't held. */
  held_ratings: Count,
  /** The creator's answer; null while there is none. */
  answer: AnyAnswer,
  /** Increases with every change. */
  version: Count,
});
export type ModeratedReview = Static<typeof ModeratedReview>;

export const ModeratedReviewPage = page('ModeratedReviewPage', ModeratedReview);
export type ModeratedReviewPage = Static<typeof ModeratedReviewPage>;

export const ListReviewsToModerateQuery = request('ListReviewsToModerateQuery', {
  /** `open` lists reviews that are waiting or were reported, and ratings that are held. */
  filter: Type.Optional(oneOf(MODERATION_FILTERS)),
  ...pagingFields,
});
export type ListReviewsToModerateQuery = Static<typeof ListReviewsToModerateQuery>;

export const ModerateGuideReviewBody = request('ModerateGuideReviewBody', {
  decision: oneOf(MODERATION_DECISIONS),
  /** The version that the admin has read, so that a newer text isn't decided on by mistake. */
  version: Count,
  /** Decides on all held ratings of the guide; the value is the number that the admin saw. */
  held_ratings: Type.Optional(Count),
});
export type ModerateGuideReviewBody = Static<typeof ModerateGuideReviewBody>;

export const AnswerGuideReviewBody = request('AnswerGuideReviewBody', {
  text: text(LIMITS.reviewAnswer),
});
export type AnswerGuideReviewBody = Static<typeof AnswerGuideReviewBody>;

export const DeleteReviewAnswerQuery = request('DeleteReviewAnswerQuery', {
  /** The version that an admin has read; its writer needs none. */
  version: Type.Optional(Count),
});
export type DeleteReviewAnswerQuery = Static<typeof DeleteReviewAnswerQuery>;

export const ShowReviewAnswerBody = request('ShowReviewAnswerBody', {
  /** The version that the admin has read. */
  version: Count,
});
export type ShowReviewAnswerBody = Static<typeof ShowReviewAnswerBody>;

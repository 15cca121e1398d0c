import { type Static, Type } from 'typebox';
import { Rating } from './catalogue.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import { Count, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

/** An owner's review of a guide waits for an admin before others can read it. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;

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

export const GuideReview = reply('GuideReview', {
  ...guideReviewFields,
  author_name: text(LIMITS.name),
});
export type GuideReview = Static<typeof GuideReview>;

/** The caller's own review, which the caller sees before it is approved. */
export const OwnGuideReview = reply('OwnGuideReview', {
  ...guideReviewFields,
  state: oneOf(REVIEW_STATES),
});
export type OwnGuideReview = Static<typeof OwnGuideReview>;

export const GuideReviewPage = reply('GuideReviewPage', {
  items: Type.Array(GuideReview, { maxItems: LIMITS.pageSize }),
  next_cursor: nullable(text(LIMITS.cursor)),
  rating: Rating,
  rating_count: Count,
  /** Null for a visitor, and until the caller has written one. */
  own: nullable(OwnGuideReview),
});
export type GuideReviewPage = Static<typeof GuideReviewPage>;

export const PutGuideReviewBody = request('PutGuideReviewBody', {
  rating: Stars,
  text: Type.Optional(nullable(text(LIMITS.reviewText))),
});
export type PutGuideReviewBody = Static<typeof PutGuideReviewBody>;

export const Testimonial = reply('Testimonial', {
  ...titledReviewFields,
  author_name: text(LIMITS.name),
});
export type Testimonial = Static<typeof Testimonial>;

export const TestimonialPage = page('TestimonialPage', Testimonial);
export type TestimonialPage = Static<typeof TestimonialPage>;

/** A review as the guide's creator sees it: always without a name. */
export const ReceivedReview = reply('ReceivedReview', titledReviewFields);
export type ReceivedReview = Static<typeof ReceivedReview>;

export const ReceivedReviewPage = page('ReceivedReviewPage', ReceivedReview);
export type ReceivedReviewPage = Static<typeof ReceivedReviewPage>;

export const ListReceivedReviewsQuery = request('ListReceivedReviewsQuery', {
  guide_id: Type.Optional(Id),
  ...pagingFields,
});
export type ListReceivedReviewsQuery = Static<typeof ListReceivedReviewsQuery>;

export const ModeratedReview = reply('ModeratedReview', {
  ...titledReviewFields,
  author_id: nullable(Id),
  author_name: text(LIMITS.name),
  state: oneOf(REVIEW_STATES),
});
export type ModeratedReview = Static<typeof ModeratedReview>;

export const ModeratedReviewPage = page('ModeratedReviewPage', ModeratedReview);
export type ModeratedReviewPage = Static<typeof ModeratedReviewPage>;

export const ListReviewsToModerateQuery = request('ListReviewsToModerateQuery', {
  state: Type.Optional(oneOf(REVIEW_STATES)),
  ...pagingFields,
});
export type ListReviewsToModerateQuery = Static<typeof ListReviewsToModerateQuery>;

export const ModerateGuideReviewBody = request('ModerateGuideReviewBody', {
  decision: oneOf(['show', 'hide']),
});
export type ModerateGuideReviewBody = Static<typeof ModerateGuideReviewBody>;
